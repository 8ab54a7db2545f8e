import type { Told } from './part'

export const fr: Told = {
  intro: {
    title: 'Le tercet en une minute',
    text: [
      'Le tercet est un petit jeu de plis à trois. Il n’y a pas d’atout : la plus haute carte de la couleur demandée remporte le pli.',
      'Chaque pli vaut un point, et après trois manches le plus de points gagne.',
    ],
  },
  rules: {
    'tercet.setup': {
      title: 'Les cartes et les joueurs',
      text: [
        'On joue à trois, avec 24 cartes : quatre couleurs, de 1 à 6.',
        '• {B6} bleu',
        '• {Y6} jaune',
        '• {G6} vert',
        '• {R6} rouge',
      ],
    },
    'tercet.deal': {
      title: 'La donne',
      text: [
        'Toutes les cartes sont distribuées une à une, à partir de la gauche du donneur : chacun en reçoit huit. Tu ne vois que les tiennes.',
        'Chacun donne à son tour, en commençant par la première place.',
      ],
    },
    'tercet.lead': {
      title: 'Qui entame',
      text: [
        'Le joueur à gauche du donneur entame le premier pli, avec la carte de son choix. Ensuite, celui qui a remporté le pli entame le suivant.',
      ],
    },
    'tercet.follow': {
      title: 'Fournir la couleur',
      text: [
        'Si tu as des cartes de la couleur demandée, tu dois en jouer une. Si tu n’en as pas, tu joues la carte de ton choix.',
        'Exemple : {G4} est entamé, et tu as {G2} {Y6}. Tu dois jouer {G2}.',
      ],
    },
    'tercet.winner': {
      title: 'Qui remporte le pli',
      text: [
        'La plus haute carte de la couleur demandée remporte le pli. Les autres couleurs ne le remportent jamais.',
        'Exemple : {B3} est entamé, puis viennent {B5} et {R6}. {B5} remporte le pli.',
      ],
    },
    'tercet.score': {
      title: 'Le décompte',
      text: ['Chaque pli vaut un point. Une manche en compte huit.'],
    },
    'tercet.end': {
      title: 'La fin',
      text: [
        'Une partie compte trois manches, si bien que chacun donne une fois ; une longue partie en compte six. Le plus de plis en tout gagne. En cas d’égalité, on gagne ensemble.',
      ],
    },
  },
}
