/** Apart from the English texts, so that they can be on their way while the face is. */
export const translations = {
  de: () => import('./de').then((module) => module.de),
  fr: () => import('./fr').then((module) => module.fr),
}
