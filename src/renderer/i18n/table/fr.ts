import { translationOf } from '../messages'
import type { tableEn } from './en'

export const tableFr = translationOf<typeof tableEn>()({
  'table.title': 'Table',
  'table.your-turn': 'À toi de jouer',
  'table.turn': 'C’est à {name}',
  'table.hand': 'Tes cartes',
  'table.hand.confirm': 'Touche-la encore pour la jouer',
  'table.trick': 'Le pli',
  'table.trick.empty': 'Personne n’a encore joué',
  'table.trick.won': '{name} remporte le pli',
  'table.continue': 'Continuer',
  'table.last-trick': 'Plis précédents',
  'table.last-trick.none': 'Aucun pli n’est terminé dans cette manche.',
  'table.log': 'Ce qui s’est passé',
  'table.chat': 'Discuter',
  'table.chat.say': 'Dire quelque chose',
  'table.chat.send': 'Envoyer',
  'table.chat.empty': 'Personne n’a encore rien dit.',
  'table.menu': 'Table',
  'table.menu.invite': 'Inviter',
  'table.menu.people': 'Les gens à la table',
  'table.menu.pause': 'Pause',
  'table.menu.resume': 'Reprendre',
  'table.menu.rules': 'Règles',
  'table.menu.settings': 'Réglages',
  'table.menu.bot': 'Laisser un robot jouer pour moi',
  'table.menu.back-from-bot': 'Jouer moi-même',
  'table.menu.take-back': 'Reprendre la dernière carte',
  'table.menu.leave': 'Quitter la table',
  'table.menu.close': 'Fermer la table',
  'table.close': 'Fermer',
  'table.cards.one': '{count} carte',
  'table.cards.other': '{count} cartes',
  'table.bot': 'Robot',
  'table.stand-in': 'un robot joue',
  'table.away': 'absent',
  'table.you': 'toi',
  'table.dealer': 'a distribué',
  'table.watching.one': '{count} invité regarde',
  'table.watching.other': '{count} invités regardent',
  'table.you-watch': 'Tu regardes.',

  'table.connecting': 'On cherche la table …',
  'table.lost': 'La connexion est perdue. On réessaie ; ta place est gardée.',
  'table.paused': 'La table fait une pause.',
  'table.stopped':
    'La partie ne peut pas être sauvegardée pour l’instant, alors elle attend. Le disque est-il plein ?',
  'table.waiting': '{name} est absent. La table attend.',
  'table.waiting.bot': 'Laisser un robot jouer pour {name}',
  'table.standing-in': 'Un robot joue pour toi.',
  'table.ended': 'Cette fenêtre n’est plus à la table.',
  'table.ended.home': 'Vers l’accueil',
  'table.ended.again': 'Reprendre la place ici',
  'table.last-unfair':
    'La dernière partie n’a PAS été donnée comme convenu. Quelqu’un l’a truquée : {reason}',
  'table.people.playing': 'Jouent',
  'table.people.watching': 'Regardent',
  'table.people.removed': 'Renvoyés',
  'table.people.let-in': 'Laisser revenir',
  'table.people.none': 'Il n’y a personne d’autre.',
  'table.vote': '{names} aimerait : {what}',
  'table.vote.agree': 'D’accord',
  'table.vote.start': 'commencer',
  'table.vote.pause': 'une pause',
  'table.vote.resume': 'reprendre',
  'table.vote.rematch': 'une autre partie',
  'table.vote.again': 'les mêmes cartes encore une fois',
  'table.vote.close': 'fermer la table',
  'table.vote.take-back': 'reprendre la dernière carte',
  'table.vote.kick': 'renvoyer {name}',
  'table.vote.remove': 'renvoyer {name}',
  'table.vote.let-in': 'laisser revenir {name}',
  'table.vote.bot': 'un robot pour {name}',
  'table.vote.no-bot': 'renvoyer le robot à la place de {name}',
  'table.vote.move': 'déplacer la table sur l’ordinateur de {name}',
  'table.vote.stay': 'que la table reste ici',
  'table.nobody': 'la place libre',

  'help.open': 'Comment jouer',
  'help.ebbes.title': 'Comment jouer à ebbes',
  'help.ebbes.trick':
    'Chacun joue une carte. Fournis la couleur demandée si tu peux ; sinon, joue ce que tu veux. La plus forte carte de cette couleur remporte le pli, sauf si quelqu’un joue atout.',
  'help.ebbes.roles':
    'Au début, personne ne sait ce que valent les couleurs. Dès qu’une carte portant le nombre de la manche est jouée, sa couleur prend le rôle suivant :',
  'help.ebbes.roles.selected':
    'Au début, personne ne sait ce que valent les couleurs. Dès qu’une des cinq cartes choisies est jouée, sa couleur prend le rôle suivant :',
  'help.ebbes.end':
    'Quand les mains sont vides, on compte les cartes de tes plis. Après {rounds} manches, le plus de points gagne.',
  'help.eidex.title': 'Comment jouer à Eidex',
  'help.eidex.aim':
    'Évite le milieu : celui qui fait le plus de points et celui qui en fait le moins gagnent chacun un point de victoire. Mais {limit} points ou plus, c’est trop. {target} points de victoire gagnent.',
  'help.eidex.down':
    'Mets d’abord une carte de côté, face cachée : ses points seront à toi à la fin.',
  'help.eidex.trick':
    'Puis on joue onze plis, vers la droite. Fournis la couleur, ou joue atout. Le plus fort atout remporte le pli ; sans atout, la plus forte carte de la couleur demandée.',
  'help.eidex.values':
    'Valet d’atout 20, neuf d’atout 14, as 11, dix 10, roi 4, dame 3, autres valets 2. Le dernier pli rapporte 5 de plus. Sans atout, les huit comptent 8.',
  'help.eidex.characters':
    'Ton personnage est à côté de tes cartes. Quand il peut agir, on te le demande, et tu peux toujours passer.',
  'help.raised':
    'Les cartes jouables sont relevées. Touche une autre carte, et la table dit pourquoi elle ne va pas. Seul, tu peux reprendre une carte : touche U, ou le menu.',
  'help.rules': 'Lire toutes les règles',
  'help.go': 'C’est parti',

  'dealing.title': 'Mélanger ensemble',
  'dealing.lead':
    'Chacun ajoute quelque chose au mélange, sous scellé. Personne ne peut choisir les cartes, pas même l’hôte.',
  'dealing.sealed': 'scellé',
  'dealing.missing': 'pas encore',

  'redraw.left': 'On a remélangé les cartes : {name} a quitté la table.',
  'redraw.bot': 'On a remélangé les cartes : un robot joue maintenant pour {name}.',
  'redraw.person': 'On a remélangé les cartes : {name} joue maintenant à la place du robot.',
  'redraw.bots': 'On a remélangé les cartes : les robots de la table ont changé.',
  'redraw.page':
    'On a remélangé les cartes : {name} a perdu un instant la connexion ou rechargé la page.',
  'redraw.line': 'On a remélangé les cartes : ta connexion a été coupée un instant.',
  'redraw.unplayed': 'La dernière partie s’est terminée sans toi, et on a remélangé les cartes.',
  'redraw.none': 'On a remélangé les cartes, et ton appareil n’en a vu aucune raison.',
  'redraw.read': 'OK',
  'redraw.stop.title': 'Cartes remélangées trop souvent',
  'redraw.stop':
    'Des cartes déjà mélangées ont été mises de côté {count} fois. L’hôte a pu en attendre de meilleures ; ton appareil ne participe donc plus au mélange tant que tu n’as pas décidé. Demande autour de la table si tout s’est passé comme indiqué ici.',
  'redraw.stop.note':
    'Si tu joues quand même, ton appareil ne se porte pas garant de cette partie.',
  'redraw.go-on': 'Jouer quand même',

  'over.rematch': 'Rejouer',
  'over.rematch.note': 'Chacun avance d’une place.',
  'over.fair': 'Toutes les donnes sont vérifiées : personne n’a choisi les cartes.',
  'over.fair-since':
    'Les donnes correspondent à tout ce que cette page a vu. Elle n’était pas là dès le début et ne peut pas vérifier davantage.',
  'over.unvouched':
    'Les cartes sont venues comme scellées. Mais on les avait remélangées si souvent que ton appareil ne peut pas se porter garant de cette partie.',
  'over.checking': 'Vérification des donnes …',
  'over.unfair': 'Les donnes ne sont PAS comme convenu. Quelqu’un a truqué cette partie : {reason}',
  'over.unknown': 'Tu es arrivé trop tard pour vérifier les donnes de cette partie.',

  'move.title': 'Déplacer la table',
  'move.lead':
    'La batterie est presque vide, ou tu dois partir ? La table passe sur un autre ordinateur, au beau milieu d’un pli s’il le faut. Chacun garde sa place et ses cartes.',
  'move.nobody':
    'Personne d’autre ne joue ici avec l’application Stichabend en ce moment. Un navigateur seul ne peut pas reprendre une table.',
  'move.to': 'Sur l’ordinateur de {name}',
  'move.to-me': 'Sur mon propre ordinateur',
  'move.owner': 'L’hôte',
  'move.asked': '{name} voudrait déplacer la table sur ton ordinateur',
  'move.asked.note':
    'À partir de là, c’est toi l’hôte : les autres joignent cet ordinateur par le réseau, et il doit rester allumé tant que vous jouez. Personne ne voit de carte pour autant.',
  'move.accept': 'Reprendre la table',
  'move.decline': 'Pas maintenant',
  'move.waiting': 'On demande à {name} de reprendre la table.',
  'move.call-off': 'La laisser ici',
  'move.moving': 'La table déménage',
  'move.moving.note':
    'Elle passe sur l’ordinateur de {name}. On ne peut pas jouer avant qu’elle y soit.',
  'move.moved': 'La table a déménagé',
  'move.moved.note': 'Elle est maintenant sur l’ordinateur de {name}. On t’y emmène.',
  'move.links': 'Toujours ici ? Suis la table par l’un de ces liens :',
  'move.failed': 'La table reste où elle est',
  'move.again': 'Réessayer',

  'reaction.title': 'Réactions',
  'reaction.well-played': 'Bien joué !',
  'reaction.ouch': 'Aïe !',
  'reaction.laugh': 'Haha !',
  'reaction.wow': 'Oh là là !',
  'reaction.think': 'Hmm …',
  'reaction.hurry': 'Allez !',
  'reaction.cheers': 'Santé !',
  'reaction.sorry': 'Pardon !',
})
