import { DOG_SORTS, LITTER_GENERATIONS, PEDIGREE_GENERATIONS } from '#contract/constants.ts'

/**
 * Every address of the browser part. `paths.dog(regnr)` and its like give what `<Link>` and `navigate` take:
 * `<Link {...paths.dog(regnr)}>`. A number stands in 1–4 segments, each percent-encoded by the router.
 */

/** Addresses that have a screen, in the router's notation: `$` the rest of the path, `{-$id}` an optional part. */
export const ROUTE_PATHS = [
  '/',
  '/haku',
  '/koira/$',
  '/sukutaulu/$',
  '/pentue/{-$id}',
  '/notfound',
  '/kirjautuminen',
  '/rekisteroityminen',
  '/vahvista-sahkoposti',
  '/vaihda-salasana',
  '/profiili',
] as const

export type DogSort = (typeof DOG_SORTS)[number]
export type Direction = 'asc' | 'desc'

/** State of the search results in the address; what is left out has its default. */
export interface DogSearch {
  q?: string
  page?: number
  sort?: DogSort
  direction?: Direction
}

export interface PedigreeSearch {
  generations?: number
  /** the ancestors as a list instead of the chart */
  view?: 'list'
}

/** The two dogs of a test litter, by number. */
export interface LitterSearch {
  sire?: string
  dam?: string
  generations?: number
}

type Raw = Record<string, unknown>

export const paths = {
  home: () => ({ to: '/' }) as const,
  search: (search: DogSearch = {}) => ({ to: '/haku', search }) as const,
  dog: (regnr: string) => ({ to: '/koira/$', params: { _splat: regnr } }) as const,
  pedigree: (regnr: string, search: PedigreeSearch = {}) =>
    ({ to: '/sukutaulu/$', params: { _splat: regnr }, search }) as const,
  litter: ({ id, ...search }: LitterSearch & { id?: string } = {}) =>
    ({ to: '/pentue/{-$id}', params: { id }, search }) as const,
  signin: () => ({ to: '/kirjautuminen' }) as const,
  register: () => ({ to: '/rekisteroityminen' }) as const,
  password: () => ({ to: '/vaihda-salasana' }) as const,
  profile: () => ({ to: '/profiili' }) as const,
}

/** Reads the search state out of an address; anything that is not understood falls back to its default. */
export function dogSearchOf(raw: Raw): DogSearch {
  return {
    q: textOf(raw.q),
    page: wholeOf(raw.page, 2, 400),
    sort: oneOf(raw.sort, DOG_SORTS),
    direction: oneOf(raw.direction, ['asc', 'desc'] as const),
  }
}

export function pedigreeSearchOf(raw: Raw): PedigreeSearch {
  return {
    generations: oneOf(Number(raw.generations), PEDIGREE_GENERATIONS),
    view: oneOf(raw.view, ['list'] as const),
  }
}

export function litterSearchOf(raw: Raw): LitterSearch {
  return {
    sire: textOf(raw.sire),
    dam: textOf(raw.dam),
    generations: oneOf(Number(raw.generations), LITTER_GENERATIONS),
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

function wholeOf(value: unknown, min: number, max: number): number | undefined {
  const number = Number(value)
  return Number.isInteger(number) && number >= min && number <= max ? number : undefined
}

function oneOf<T>(value: unknown, allowed: readonly T[]): T | undefined {
  return allowed.find((item) => item === value)
}

/** Query strings as people write them (`?q=123`): every value is text until its reader says otherwise. */
export function parseSearch(text: string): Raw {
  return Object.fromEntries(new URLSearchParams(text))
}

/** The reverse of `parseSearch`; empty values are left out. */
export function stringifySearch(search: Raw): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
  return text === '' ? '' : `?${text}`
}
