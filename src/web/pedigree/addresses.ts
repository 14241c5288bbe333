import { PEDIGREE_GENERATIONS } from '#contract/firstConstants.ts'
import { oneOf, type RawSearch } from '../searchValues.ts'

export const PEDIGREE_PATH = '/sukutaulu/$'
export const pedigreeAddress = (regnr: string, search: PedigreeSearch = {}) =>
  ({ to: PEDIGREE_PATH, params: { _splat: regnr }, search }) as const

export interface PedigreeSearch {
  generations?: number
  /** the ancestors as a list instead of the chart */
  view?: 'list'
}

export function pedigreeSearchOf(raw: RawSearch): PedigreeSearch {
  return {
    generations: oneOf(Number(raw.generations), PEDIGREE_GENERATIONS),
    view: oneOf(raw.view, ['list'] as const),
  }
}
