import { MATE_CHOICES } from '#contract/firstConstants.ts'
import type { OwnMateSearch } from '#contract/mateFinder.ts'
import { MATE_AIMS, type MateAim, MOST_WEIGHT, USUAL_WEIGHT } from '#domain/breeding/mates/aims.ts'
import { AVERAGED, type HuntScore } from '#domain/trials/averages.ts'
import { dayOf, oneOf, type RawSearch, textOf, wholeOf } from '../../searchValues.ts'

export const MATES_PATH = '/jalostuskumppani'
export const matesAddress = (search: MateSearch = {}) => ({ to: MATES_PATH, search }) as const

export const USUAL_SCORE = 'points'
const MOST_COMPARED = 3

/** What is looked for beside a bitch, as the address tells it: what is usual is left out. */
export interface MateSearch extends Partial<Record<MateAim, number>> {
  /** number of the bitch */
  dam?: string
  choice?: Exclude<(typeof MATE_CHOICES)[number], 'listed'>
  /** ISO day of the mating */
  date?: string
  score?: Exclude<HuntScore, typeof USUAL_SCORE>
  page?: number
  /** numbers of males between commas */
  compare?: string
}

export function mateSearchOf(raw: RawSearch): MateSearch {
  const choice = oneOf(raw.choice, MATE_CHOICES)
  const score = oneOf(raw.score, AVERAGED.hunt)
  const weights = MATE_AIMS.map((aim) => {
    const weight = wholeOf(textOf(String(raw[aim] ?? '')), 0, MOST_WEIGHT)
    return [aim, weight === USUAL_WEIGHT ? undefined : weight]
  })
  return {
    dam: textOf(raw.dam),
    choice: choice === 'listed' ? undefined : choice,
    date: dayOf(raw.date),
    score: score === USUAL_SCORE ? undefined : score,
    page: wholeOf(raw.page, 2, 1000),
    compare: textOf(raw.compare),
    ...Object.fromEntries(weights),
  }
}

/** The males that are compared. */
export const comparedIn = ({ compare }: MateSearch): string[] =>
  (compare?.split(',') ?? []).filter((regnr) => regnr !== '').slice(0, MOST_COMPARED)

/** Adds a male to those that are compared, or takes it away; of too many the first goes. */
export function withCompared(search: MateSearch, regnr: string): MateSearch {
  const now = comparedIn(search)
  const next = now.includes(regnr)
    ? now.filter((one) => one !== regnr)
    : [...now, regnr].slice(-MOST_COMPARED)
  return { ...search, compare: next.length > 0 ? next.join(',') : undefined }
}

export const weightsIn = (search: MateSearch): Record<MateAim, number> =>
  Object.fromEntries(MATE_AIMS.map((aim) => [aim, search[aim] ?? USUAL_WEIGHT])) as Record<MateAim, number>

/** What a saved search was, as the address tells it. */
export const searchOfSaved = ({ regnr, choice, date, score, weights }: SavedMateSearch): MateSearch =>
  mateSearchOf({ dam: regnr, choice, date: date ?? undefined, score, ...weights })
interface SavedMateSearch {
  readonly regnr: string
  readonly choice: string
  readonly date: string | null
  readonly score: string
  readonly weights: Readonly<Record<MateAim, number>>
}

/** What is sent of a saved search to change it. */
export const fieldsOfSaved = ({ dam: _dam, updatedAt: _updatedAt, ...fields }: OwnMateSearch) => fields
