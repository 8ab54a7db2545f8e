/** What the guide says; {p1} and {p2} are the players in those seats. */
import { planEn } from './plan/en'
import { rolesEn } from './roles/en'
import { scoreEn } from './score/en'
import { trickEn } from './trick/en'
import { twoEn } from './two/en'
import { variantsEn } from './variants/en'

export const en = {
  ...trickEn,
  ...rolesEn,
  ...scoreEn,
  ...planEn,
  ...variantsEn,
  ...twoEn,
} as const
