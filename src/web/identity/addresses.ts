import { isRegnr } from '#domain/regnr.ts'
import { oneOf, type RawSearch, textOf } from '../searchValues.ts'

/** A registration number in 1–4 segments, then the fixed word: the router takes both as the rest of the path. */
export const IDENTITY_PATH = '/hallinta/koira/$'
export const IDENTITY_WORD = '/perustiedot'

/** What can be corrected of a dog; without one its page tells where everything comes from. */
export const IDENTITY_TASKS = ['muuta', 'vanhemmat', 'yhdista', 'jaa'] as const

export interface IdentitySearch {
  osa?: (typeof IDENTITY_TASKS)[number]
  /** number of the other record of a merge */
  toinen?: string
  /** the other record is the one that stays */
  pida?: 'toinen'
}

export const identityAddress = (regnr: string, search: IdentitySearch = {}) =>
  ({ to: IDENTITY_PATH, params: { _splat: `${regnr}${IDENTITY_WORD}` }, search }) as const

export function identitySearchOf(raw: RawSearch): IdentitySearch {
  return {
    osa: oneOf(raw.osa, IDENTITY_TASKS),
    toinen: textOf(raw.toinen),
    pida: oneOf(raw.pida, ['toinen'] as const),
  }
}

/** The number out of the rest of the path; undefined where that is not the page's. */
export function identityRegnr(rest = ''): string | undefined {
  const regnr = rest.endsWith(IDENTITY_WORD) ? rest.slice(0, -IDENTITY_WORD.length) : ''
  return isRegnr(regnr) ? regnr : undefined
}
