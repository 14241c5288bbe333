import { LITTER_GENERATIONS } from '#contract/firstConstants.ts'
import { NOTICE_TYPES, type NoticeType } from '#domain/breeding/noticeTypes.ts'
import { LITTER_SIZES } from '#domain/genetics/genotypes/puppies.ts'
import { dayOf, oneOf, type RawSearch, textOf, wholeOf } from '../searchValues.ts'

export const LITTER_PATH = '/pentue/{-$id}'
/** @param id of an announced litter; without it a test litter of two dogs */
export const litterAddress = ({ id, ...search }: LitterSearch & { id?: string } = {}) =>
  ({ to: LITTER_PATH, params: { id }, search }) as const

/** The two dogs of a test litter, by number. */
export interface LitterSearch {
  sire?: string
  dam?: string
  generations?: number
  /** how many puppies the litter has */
  puppies?: number
  /** ISO day of the mating; left out: today */
  date?: string
}

export function litterSearchOf(raw: RawSearch): LitterSearch {
  return {
    sire: textOf(raw.sire),
    dam: textOf(raw.dam),
    generations: oneOf(Number(raw.generations), LITTER_GENERATIONS),
    puppies: wholeOf(raw.puppies, LITTER_SIZES.least, LITTER_SIZES.most),
    date: dayOf(raw.date),
  }
}

export const NOTICES_PATH = '/pentueet/{-$rotu}'
/** @param rotu code of a breed; without it all breeds */
export const noticesAddress = ({ rotu, ...search }: NoticesSearch & { rotu?: string } = {}) =>
  ({ to: NOTICES_PATH, params: { rotu }, search }) as const

/** What the notices are narrowed to; without a type the litters. */
export interface NoticesSearch {
  type?: Exclude<NoticeType, 'litter'>
  /** a part of the place */
  place?: string
}

export function noticesSearchOf(raw: RawSearch): NoticesSearch {
  const type = oneOf(raw.type, NOTICE_TYPES)
  return { type: type === 'litter' ? undefined : type, place: textOf(raw.place) }
}
