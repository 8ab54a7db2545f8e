import { translationOf } from '../../../../i18n/messages'
import type { refusalsEn } from './en'

export const refusalsFr = translationOf<typeof refusalsEn>()({
  'refusal.eidex.setup':
    'On ne peut pas jouer à Eidex ainsi. Il faut trois personnes et, si vous voulez, trois personnages différents.',
  'refusal.eidex.deal':
    'Ces cartes ne sont pas bien distribuées. Chacun en reçoit douze, et chaque carte existe une fois.',
  'refusal.eidex.put-down':
    'Tu ne peux pas mettre cette carte de côté. Prends-en une autre de ta main.',
  'refusal.eidex.lead': 'Quelqu’un d’autre entame ce pli. Attends sa carte.',
  'refusal.eidex.follow':
    'Tu as la couleur entamée : joue une de ces cartes, ou un atout s’il y en a un.',
  'refusal.eidex.follow.trump-led': 'L’atout est entamé, et tu en as : joue un atout.',
  'refusal.eidex.follow.jack':
    'Seul le valet d’atout peut rester en main quand l’atout est entamé, et seulement s’il est ton unique atout. Joue un atout.',
  'refusal.eidex.undertrump':
    'Un atout plus fort est déjà là. Joue un atout encore plus fort, ou une carte qui n’est pas atout.',
  'refusal.eidex.rank': 'Une autre carte est plus forte ici. Regarde l’ordre des cartes.',
  'refusal.eidex.value': 'Dans cette partie, ces cartes valent autre chose. Regarde leurs valeurs.',
  'refusal.eidex.vp':
    'Les points de victoire de cette partie donnent autre chose. Regarde les comptes.',
  'refusal.eidex.tournament':
    'Un tournoi va jusqu’à 3 à 15 points de victoire, et personne ne commence au but. Choisis un autre total.',
  'refusal.eidex.tournament.collision':
    'Deux joueurs auraient gagné en même temps : le tournoi continue. Jouez encore une partie.',
  'refusal.eidex.tournament.chaos':
    'Il vous manquait un point à tous les trois : le troisième a gagné. Commencez un nouveau tournoi !',
  'refusal.eidex.order':
    'Un autre personnage est interrogé d’abord. Attends un instant, puis ce sera à toi.',
  'refusal.eidex.power.owner':
    'C’est le personnage d’un autre. Tu peux utiliser seulement le pouvoir du tien.',
  'refusal.eidex.power.moment':
    'Ce pouvoir ne peut pas servir en ce moment. La table te demandera quand son heure viendra.',
  'refusal.eidex.power.spent':
    'Tu as déjà utilisé ce pouvoir dans cette partie. Il reviendra à la prochaine.',
  'refusal.eidex.power.answer':
    'Cela ne répond pas à la question. Choisis une des réponses proposées.',
  'refusal.eidex.power.play':
    'Ton pouvoir ne va pas avec cette carte en ce moment. Joue-la normalement, ou prends-en une autre.',
  'refusal.eidex.draw':
    'Cette carte ne peut pas être tirée de cette main. Les dés tirent à nouveau.',
  'refusal.power':
    'Un pouvoir en vigueur ne permet pas cette carte maintenant. Prends-en une autre ; les règles en disent plus.',
})
