import { isRegnr } from '#domain/regnr.ts'
import { dayOf, oneOf, type RawSearch, textOf, wholeOf } from '../searchValues.ts'

/** A registration number in 1–4 segments, then the fixed word: the router takes both as the rest of the path. */
export const IDENTITY_PATH = '/hallinta/koira/$'
/** The staff's pages of a dog, each by its last word. */
export const STAFF_WORDS = ['perustiedot', 'nayttelyt', 'nayttely', 'valionarvot'] as const
export type StaffWord = (typeof STAFF_WORDS)[number]
/** In the place of a number: no dog is chosen yet. */
const NO_DOG = '0/0'

/** What can be corrected of a dog; without one its page tells where everything comes from. */
export const IDENTITY_TASKS = [
  'muuta',
  'numerot',
  'omistajat',
  'terveys',
  'vanhemmat',
  'yhdista',
  'jaa',
] as const

export interface IdentitySearch {
  /** `uusi`: adds a dog, where none is chosen */
  osa?: (typeof IDENTITY_TASKS)[number] | 'uusi'
  /** ISO day at whose end it is told what was recorded */
  paiva?: string
  /** number of the other record of a merge */
  toinen?: string
  /** the other record is the one that stays */
  pida?: 'toinen'
  /** the record whose form is open: its id, or a word for a new one */
  rivi?: string | undefined
  /** id of a show result */
  tulos?: number
}

export const staffPageAddress = (regnr: string, word: StaffWord, search: IdentitySearch = {}) =>
  ({ to: IDENTITY_PATH, params: { _splat: `${regnr}/${word}` }, search }) as const
export const identityAddress = (regnr: string, search: IdentitySearch = {}) =>
  staffPageAddress(regnr, 'perustiedot', search)
export type IdentityAddress = ReturnType<typeof identityAddress>
export const dogShowsAddress = (regnr: string) => staffPageAddress(regnr, 'nayttelyt')
/** Of a new result where no id is given. */
export const showResultAddress = (regnr: string, tulos?: number) =>
  staffPageAddress(regnr, 'nayttely', { tulos })
/** `rivi`: the title whose form is open: its id, the code of one that is proposed, or `uusi`. */
export const dogTitlesAddress = (regnr: string, rivi?: string) =>
  staffPageAddress(regnr, 'valionarvot', { rivi })
export const chooseDogAddress = (word: StaffWord) => staffPageAddress(NO_DOG, word)
export const newDogAddress = () => staffPageAddress(NO_DOG, 'perustiedot', { osa: 'uusi' })

export function identitySearchOf(raw: RawSearch): IdentitySearch {
  return {
    osa: oneOf(raw.osa, [...IDENTITY_TASKS, 'uusi'] as const),
    paiva: dayOf(raw.paiva),
    toinen: textOf(raw.toinen),
    pida: oneOf(raw.pida, ['toinen'] as const),
    rivi: textOf(raw.rivi),
    tulos: wholeOf(raw.tulos, 1, Number.MAX_SAFE_INTEGER),
  }
}

/** The page and the dog's number out of the rest of the path, no number where a dog is to be chosen; undefined where it is no page. */
export function staffPageOf(
  rest = '',
): { readonly word: StaffWord; readonly regnr: string | undefined } | undefined {
  const word = STAFF_WORDS.find((one) => rest.endsWith(`/${one}`))
  if (word === undefined) return undefined
  const regnr = rest.slice(0, -word.length - 1)
  if (regnr === NO_DOG) return { word, regnr: undefined }
  return isRegnr(regnr) ? { word, regnr } : undefined
}
