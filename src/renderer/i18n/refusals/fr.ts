import { translationOf } from '../../../protocol/texts'
import type { refusalsEn } from './en'

export const refusalsFr = translationOf<typeof refusalsEn>()({
  'refusal.protocol.version':
    'Ton appareil et l’hôte n’ont pas la même version de Stichabend. Mets à jour la plus ancienne ou recharge la page, puis réessaie.',
  'refusal.protocol.malformed':
    'L’hôte n’a pas compris ton appareil. Réessaie ; si ça continue, recharge la page.',
  'refusal.protocol.order': 'L’hôte ne s’y attendait pas à ce moment. Réessaie.',
  'refusal.protocol.silent':
    'La connexion a pris trop de temps. Essaie encore de rejoindre la table.',

  'refusal.limit.rate': 'Ça fait beaucoup d’un coup. Attends un instant, puis continue.',
  'refusal.limit.chat':
    'Tu écris plus vite que les autres ne lisent. Attends un instant, puis renvoie ton message.',
  'refusal.limit.codes':
    'Trop de mauvais codes essayés d’ici. Vérifie le code et réessaie dans quelques minutes.',
  'refusal.host.elsewhere':
    'Personne ne répond. La table est-elle ouverte, et êtes-vous sur le même Wi‑Fi ?',
  'refusal.limit.tables':
    'L’hôte n’a plus de place pour une autre table. Rejoins-en une, ou attends qu’une table ferme.',
  'refusal.limit.spectators':
    'Trop de monde regarde déjà cette table. Prends une place libre, ou regarde une autre table.',

  'refusal.table.unknown': 'Cette table n’existe plus. Cherche-en une autre, ou ouvre la tienne.',
  'refusal.table.closed': 'La table est fermée. Merci d’avoir joué !',
  'refusal.table.left': 'Tu as quitté la table.',
  'refusal.table.code': 'Aucune table n’a ce code. Relis-le, ou redemande-le à l’hôte.',
  'refusal.table.private': 'Cette table est privée. Demande son code.',
  'refusal.table.elsewhere': 'Tu es déjà à une autre table. Quitte-la d’abord.',
  'refusal.table.nowhere': 'Tu n’es à aucune table. Rejoins-en une d’abord.',
  'refusal.table.phase': 'Ce n’est pas le moment. Regarde la table : elle montre la suite.',
  'refusal.table.seats-open':
    'Il manque encore du monde. Attends, ou mets des robots aux places libres.',
  'refusal.table.paused': 'La partie est en pause. Tu joueras à la reprise.',
  'refusal.table.stopped':
    'L’hôte ne peut plus enregistrer la partie : la table s’est arrêtée. Demande-lui de faire de la place sur le disque.',
  'refusal.table.moving': 'La table change d’ordinateur. La partie reprend dans un instant.',
  'refusal.table.moved': 'Cette table est maintenant sur un autre ordinateur.',
  'refusal.table.spectators':
    'On ne peut pas regarder cette table. Prends une place libre, ou demande à l’hôte.',
  'refusal.table.taken-back':
    'Rien à annuler : quelqu’un a vu du nouveau depuis, ou rien n’a été joué.',
  'refusal.table.open': 'Rien n’est encore décidé dans cette manche : continue à jouer.',

  'refusal.seat.unknown': 'Cette place n’existe pas ici. Choisis-en une autre.',
  'refusal.seat.taken': 'Quelqu’un est déjà assis là. Choisis une autre place.',
  'refusal.seat.spectator': 'Pour l’instant, tu regardes. Prends une place pour jouer.',
  'refusal.seat.bot': 'Un robot joue pour toi. Reprends tes cartes, et ce sera de nouveau à toi.',
  'refusal.seat.token': 'Cette place n’est plus gardée pour toi. Rejoins la table à nouveau.',
  'refusal.seat.replaced': 'Tu as ouvert ta place dans une autre fenêtre. Continue là-bas.',
  'refusal.seat.kicked':
    'On t’a fait quitter cette table. Demande aux autres de te laisser revenir, ou cherche une autre table.',

  'refusal.coach.off': 'À cette table, on joue sans coach pendant la partie.',
  'refusal.coach.moment': 'Aucun conseil à donner pour l’instant.',
  'refusal.coach.busy': 'Le coach réfléchit encore à ta dernière question.',
  'refusal.act.stale': 'Ça a bougé entre-temps. Regarde la table et choisis encore.',
  'refusal.fair.commitment':
    'Ce que ton appareil ajoute au mélange ne correspond pas à ce qu’il a promis. Recharge la page et réessaie.',
  'refusal.fair.moment': 'On ne mélange pas en ce moment. Tu n’as rien à faire.',
  'refusal.history.unknown': 'Cette partie n’est pas dans l’historique. Choisis-en une autre.',
  'refusal.history.unfinished':
    'Cette partie est en cours : personne ne doit voir les cartes. Reviens quand elle sera finie.',
  'refusal.history.foreign': 'Cette partie vient d’un fichier : on ne peut que la regarder.',
  'refusal.history.moved':
    'Cette table a continué sur un autre ordinateur. Son historique est là-bas.',
  'refusal.move.unasked':
    'Le déménagement a été annulé ou a pris trop de temps. La table reste où elle est.',
  'refusal.move.version':
    'Les deux ordinateurs n’ont pas la même version de Stichabend. Mets à jour la plus ancienne, puis déplace la table.',
  'refusal.move.key':
    'La table n’a pas pu être préparée pour l’autre ordinateur. Elle reste où elle est.',
  'refusal.move.large':
    'On a trop joué à cette table pour la déplacer. Ouvrez-en une nouvelle là-bas.',
  'refusal.move.damaged': 'La table est mal arrivée. Rien n’est perdu : essayez encore une fois.',
  'refusal.move.disk':
    'Cet ordinateur ne peut pas enregistrer la table. Fais de la place sur le disque, puis réessaie.',
  'refusal.move.unknown':
    'Cet ordinateur ne peut pas accueillir la table. Choisis-en un autre, ou réessaie.',
  'refusal.move.here': 'Cet ordinateur a déjà cette table, ou une autre à sa place.',
  'refusal.replay.moment':
    'On joue à cette table. Tu pourras montrer une partie quand celle-ci sera finie.',
  'refusal.host.remote':
    'Ça ne se fait que sur l’ordinateur de l’hôte. Si c’est le tien, ouvre cette page avec le lien affiché au démarrage.',
  'refusal.host.closing': 'L’hôte ferme Stichabend. Merci pour la soirée !',
  'refusal.host.failure': 'Quelque chose a planté chez l’hôte, tu n’y es pour rien. Réessaie.',

  'refusal.client.lost':
    'La connexion s’est coupée avant la réponse. Attends qu’elle revienne, puis regarde la table.',
  'refusal.client.closed': 'Tu as quitté la table ici. Reviens quand tu veux.',
  'refusal.client.malformed':
    'Ton appareil n’a pas compris l’hôte. Recharge la page ; si ça ne suffit pas, mets Stichabend à jour.',

  'refusal.input.malformed': 'La table n’a pas compris. Choisis un des coups proposés.',
  'refusal.input.seat': 'Ce n’est pas à toi. Ton tour arrive.',
  'refusal.input.moment': 'Ce n’est pas le moment. La table te dit quoi faire maintenant.',
  'refusal.input.card': 'Cette carte n’existe pas dans ce jeu. Joue une carte de ta main.',
  'refusal.input.not-held': 'Tu n’as pas cette carte. Joue une carte de ta main.',

  'refusal.stich.text':
    'Ce fichier est illisible : il est abîmé, ou ne vient pas de Stichabend. Redemande-le.',
  'refusal.stich.version':
    'Ce fichier vient d’un Stichabend plus récent. Mets le tien à jour, puis rouvre-le.',
  'refusal.stich.shape':
    'Quelque chose ne va pas dans ce fichier : il est abîmé, ou quelqu’un l’a modifié. Redemande-le.',
  'refusal.stich.seats':
    'Dans ce fichier, les joueurs et les places ne correspondent pas. Il est abîmé, ou quelqu’un l’a modifié.',
  'refusal.log.torn': 'L’enregistrement de cette partie s’arrête en plein milieu. Redemande-le.',
  'refusal.log.damaged': 'L’enregistrement de cette partie est abîmé. Redemande-le.',
  'refusal.log.version':
    'Cette partie suit les règles d’une autre version de Stichabend : on ne peut pas la montrer ici.',

  'refusal.fair.secret':
    'Le sceau de l’hôte ne correspond pas à son secret. Parlez-en ; mieux vaut ne pas compter cette partie.',
  'refusal.fair.share':
    'Le sceau de quelqu’un manque ou ne correspond pas. Parlez-en ; mieux vaut ne pas compter cette partie.',
  'refusal.fair.deal':
    'Certaines cartes ne sont pas tombées comme prévu par le mélange scellé. Parlez-en ; mieux vaut ne pas compter cette partie.',
  'refusal.fair.view':
    'L’enregistrement montre une autre partie que celle que tu as vue. Parlez-en ; mieux vaut ne pas compter cette partie.',
  'refusal.fair.log':
    'L’enregistrement de la partie est abîmé ou contraire aux règles. Parlez-en ; mieux vaut ne pas compter cette partie.',
})
