import { translationOf } from '../../../protocol/texts'
import type { refusalsEn } from './en'

export const refusalsFr = translationOf<typeof refusalsEn>()({
  'refusal.protocol.version':
    'Cet appareil et l’hôte ont des versions différentes de Stichabend. Mets à jour la plus ancienne ou recharge la page, puis réessaie.',
  'refusal.protocol.malformed':
    'L’hôte n’a pas compris cet appareil. Réessaie ; si cela se répète, recharge la page.',
  'refusal.protocol.order': 'C’est arrivé à un moment où l’hôte ne s’y attendait pas. Réessaie.',
  'refusal.protocol.silent':
    'L’accueil a pris trop de temps et l’hôte a raccroché. Essaie de rejoindre la table encore une fois.',

  'refusal.limit.rate': 'C’était un peu trop à la fois. Attends un instant, puis continue.',
  'refusal.limit.chat':
    'Tu écris plus vite que les autres ne peuvent lire. Attends un instant, puis renvoie ton message.',
  'refusal.limit.codes':
    'Trop de codes erronés sont venus d’ici. Attends quelques minutes, vérifie le code, puis réessaie.',
  'refusal.host.elsewhere':
    'Personne ne répond. La table est-elle ouverte, et êtes-vous sur le même Wi-Fi ?',
  'refusal.limit.tables':
    'L’hôte n’a plus de place pour une autre table. Rejoins-en une, ou attends qu’une se libère.',
  'refusal.limit.spectators':
    'Cette table n’a plus de place pour les spectateurs. Prends un siège libre, ou regarde une autre table.',

  'refusal.table.unknown': 'Cette table n’existe plus. Cherche-en une autre, ou ouvre la tienne.',
  'refusal.table.closed': 'La table a été fermée. Merci d’avoir joué !',
  'refusal.table.left': 'Tu as quitté la table.',
  'refusal.table.code': 'Aucune table n’a ce code. Vérifie les lettres et demande à ton hôte.',
  'refusal.table.private': 'Cette table est sur invitation. Demande son code.',
  'refusal.table.elsewhere': 'Tu es déjà à une autre table. Quitte-la d’abord.',
  'refusal.table.nowhere': 'Tu n’es pas encore à une table. Rejoins-en une d’abord.',
  'refusal.table.phase':
    'Ce n’est pas possible à ce moment de la partie. Regarde la table : elle montre la suite.',
  'refusal.table.seats-open':
    'Il manque encore quelqu’un. Attendez, ou donnez les places libres à des bots.',
  'refusal.table.paused': 'La table fait une pause. La partie reprendra ensuite.',
  'refusal.table.stopped':
    'L’hôte ne peut plus enregistrer cette partie : la table s’est arrêtée. Demande à ton hôte de libérer de la place sur le disque.',
  'refusal.table.moving':
    'La table est en route vers un autre ordinateur. La partie reprend dans un instant.',
  'refusal.table.moved': 'Cette table se trouve maintenant sur un autre ordinateur.',
  'refusal.table.spectators':
    'Cette table n’accepte pas de spectateurs. Prends une place libre, ou demande à ton hôte.',
  'refusal.table.taken-back':
    'Rien ne peut être repris maintenant : quelqu’un a appris du nouveau depuis, ou rien n’a été joué.',
  'refusal.table.open': 'La fin de cette manche est encore ouverte : continue à jouer.',

  'refusal.seat.unknown': 'Cette place n’existe pas ici. Choisis-en une autre.',
  'refusal.seat.taken': 'Quelqu’un y est déjà assis. Choisis une autre place.',
  'refusal.seat.spectator': 'Pour l’instant, tu regardes. Prends une place pour jouer.',
  'refusal.seat.bot':
    'Un bot joue pour toi en ce moment. Reprends ta place, et ce sera de nouveau à toi.',
  'refusal.seat.token': 'Cette place n’est plus gardée pour toi. Rejoins la table à nouveau.',
  'refusal.seat.replaced': 'Tu as ouvert ta place dans une autre fenêtre. Continue là-bas.',
  'refusal.seat.kicked':
    'Tu as été renvoyé de cette table. Demande à ceux qui y sont de te laisser revenir, ou cherche une autre table.',

  'refusal.coach.off': 'À cette table, on ne demande pas conseil pendant la partie.',
  'refusal.coach.moment': 'Il n’y a rien à conseiller pour l’instant.',
  'refusal.coach.busy': 'L’entraîneur réfléchit encore à ta dernière question.',
  'refusal.act.stale': 'La table a avancé entre-temps. Regarde, puis choisis encore une fois.',
  'refusal.fair.commitment':
    'Ce que ton appareil apporte au mélange ne correspond pas à sa promesse. Recharge la page et réessaie.',
  'refusal.fair.moment': 'On ne mélange pas les cartes en ce moment. Tu n’as rien à faire.',
  'refusal.history.unknown': 'Cette partie n’est pas dans l’historique. Regarde ce qui s’y trouve.',
  'refusal.history.unfinished':
    'Cette partie se joue encore, et personne ne doit voir les cartes. Reviens quand elle sera finie.',
  'refusal.history.foreign': 'Cette partie vient d’un fichier, on ne peut que la regarder.',
  'refusal.history.moved':
    'Cette table a continué sur un autre ordinateur. Son historique est là-bas.',
  'refusal.move.unasked':
    'Le déménagement est annulé, ou il a duré trop longtemps. La table reste où elle est.',
  'refusal.move.version':
    'Les deux ordinateurs n’ont pas la même version de Stichabend. Mets à jour la plus ancienne, puis déplace la table.',
  'refusal.move.key':
    'La table n’a pas pu être scellée pour l’autre ordinateur. Elle reste où elle est.',
  'refusal.move.large':
    'On a trop joué à cette table pour qu’elle puisse déménager. Ouvrez-en une nouvelle là-bas.',
  'refusal.move.damaged':
    'Ce qui est arrivé n’est pas ce qui a été envoyé. Rien n’est perdu : essayez encore une fois.',
  'refusal.move.disk':
    'Cet ordinateur ne peut pas enregistrer la table. Libère de la place sur son disque, puis réessaie.',
  'refusal.move.unknown':
    'Cet ordinateur ne peut pas reprendre la table. Choisissez-en un autre, ou réessayez.',
  'refusal.move.here': 'Cette table est déjà sur cet ordinateur, ou une autre à sa place.',
  'refusal.replay.moment':
    'Une partie se joue à cette table. Vous pourrez revoir une partie quand elle sera finie.',
  'refusal.host.remote':
    'Cela ne peut se faire que sur l’appareil de l’hôte. Si c’est le tien, ouvre cette page avec le lien qu’il a affiché au démarrage.',
  'refusal.host.closing': 'L’hôte ferme Stichabend. Merci pour la soirée !',
  'refusal.host.failure':
    'Quelque chose s’est mal passé chez l’hôte, et tu n’y es pour rien. Réessaie.',

  'refusal.client.lost':
    'La connexion s’est coupée avant la réponse. Attends d’être de nouveau en ligne, puis regarde la table.',
  'refusal.client.closed': 'Tu as raccroché ici. Reviens quand tu veux.',
  'refusal.client.malformed':
    'Cet appareil n’a pas compris l’hôte. Recharge la page ; si cela ne suffit pas, mets Stichabend à jour.',

  'refusal.input.malformed':
    'La table n’a pas compris ce coup. Choisis-en un de ceux qu’elle propose.',
  'refusal.input.seat': 'C’est le tour de quelqu’un d’autre. Le tien viendra bientôt.',
  'refusal.input.moment':
    'Cela appartient à un autre moment du jeu. La table dit ce qu’il faut faire maintenant.',
  'refusal.input.card': 'Cette carte n’existe pas dans ce jeu. Prends-en une de ta main.',
  'refusal.input.not-held': 'Tu n’as pas cette carte. Prends-en une de ta main.',

  'refusal.stich.text':
    'Ce fichier est illisible : il est abîmé, ou ce n’est pas une partie de Stichabend. Redemande-le.',
  'refusal.stich.version':
    'Ce fichier a été écrit par un Stichabend plus récent. Mets le tien à jour, puis rouvre-le.',
  'refusal.stich.shape':
    'Quelque chose ne va pas dans ce fichier : il est abîmé, ou quelqu’un l’a modifié. Redemande-le.',
  'refusal.stich.seats':
    'Ce fichier n’a pas autant de joueurs qu’il y avait de places. Il est abîmé, ou quelqu’un l’a modifié.',
  'refusal.log.torn':
    'L’enregistrement de cette partie s’arrête au milieu d’une ligne. Redemande-le.',
  'refusal.log.damaged': 'L’enregistrement de cette partie est abîmé. Redemande-le.',
  'refusal.log.version':
    'Cette partie a été jouée selon les règles d’une autre version de Stichabend et ne peut pas être montrée ici.',

  'refusal.fair.secret':
    'Le sceau de l’hôte ne correspond pas à son secret. Parlez-en, et mieux vaut ne pas compter cette partie.',
  'refusal.fair.share':
    'Le sceau d’un joueur manque ou ne correspond pas. Parlez-en, et mieux vaut ne pas compter cette partie.',
  'refusal.fair.deal':
    'Quelque part, les cartes ne sont pas tombées comme le disent les dés scellés. Parlez-en, et mieux vaut ne pas compter cette partie.',
  'refusal.fair.view':
    'L’enregistrement montre une autre table que celle que tu as vue. Parlez-en, et mieux vaut ne pas compter cette partie.',
  'refusal.fair.log':
    'L’enregistrement du jeu est abîmé ou contraire aux règles. Parlez-en, et mieux vaut ne pas compter cette partie.',
})
