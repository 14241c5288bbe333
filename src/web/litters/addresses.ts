import { LITTER_GENERATIONS } from '#contract/constants.ts'
import { oneOf, type RawSearch, textOf } from '../searchValues.ts'

export const LITTER_PATH = '/pentue/{-$id}'
/** @param id of an announced litter; without it a test litter of two dogs */
export const litterAddress = ({ id, ...search }: LitterSearch & { id?: string } = {}) =>
  ({ to: LITTER_PATH, params: { id }, search }) as const

/** The two dogs of a test litter, by number. */
export interface LitterSearch {
  sire?: string
  dam?: string
  generations?: number
}

export function litterSearchOf(raw: RawSearch): LitterSearch {
  return {
    sire: textOf(raw.sire),
    dam: textOf(raw.dam),
    generations: oneOf(Number(raw.generations), LITTER_GENERATIONS),
  }
}
