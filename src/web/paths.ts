import {
  AUDIT_CODES,
  AUDIT_SUBJECTS,
  DOG_SORTS,
  LITTER_GENERATIONS,
  PEDIGREE_GENERATIONS,
  STAFF_TRIAL_SORTS,
  TRIAL_SORTS,
} from '#contract/constants.ts'
import type { MailRow } from '#contract/mails.ts'
import type { UserRow } from '#contract/users.ts'
import { ROLES, type Role } from '#domain/accounts/roles.ts'
import { TRIAL_CLASSES, TRIAL_TYPES, type TrialClass, type TrialType } from '#domain/trials/results.ts'
import type { SheetKind } from '#domain/trials/sheet.ts'
import { TRIAL_STATES, type TrialState } from '#domain/trials/states.ts'
import type { ClubSearch, JudgeSearch, StaffJudgeSearch } from './officials/panelSearch.ts'
import { dayOf, oneOf, textOf, wholeOf } from './searchValues.ts'

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
  '/koekalenteri',
  '/kokeet',
  '/kokeet/$trialDate/$kaerNr',
  '/tuomarit',
  '/notfound',
  '/kirjautuminen',
  '/rekisteroityminen',
  '/vahvista-sahkoposti',
  '/vaihda-salasana',
  '/profiili',
  '/hallinta/kokeet',
  '/hallinta/kokeet/uusi',
  '/hallinta/kokeet/$id',
  '/hallinta/kokeet/$id/tulokset',
  '/hallinta/kokeet/$id/tulokset-vesi-jalki',
  '/hallinta/kokeet/$id/harjoittelu',
  '/hallinta/kaer/tulos/$id',
  '/hallinta/tuomarit',
  '/hallinta/tuomarit/uusi',
  '/hallinta/tuomarit/$id',
  '/hallinta/kerhot',
  '/hallinta/kerhot/uusi',
  '/hallinta/kerhot/$id',
  '/hallinta/kayttajat',
  '/hallinta/kayttajat/uusi',
  '/hallinta/kayttajat/$id',
  '/hallinta/henkilot',
  '/hallinta/loki',
  '/hallinta/posti',
  '/hallinta/saannot',
  '/hallinta/saannot/$id',
  '/hallinta/kokeet/$id/osallistujat',
  '/hallinta/$',
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

/** Filters of the trial calendar, and whether it is shown by month; days are ISO, `month` is `2026-09`. */
export interface CalendarSearch {
  type?: TrialType
  class?: TrialClass
  from?: string
  to?: string
  place?: string
  judge?: string
  open?: '1'
  free?: '1'
  /** number of a dog: only where it may start */
  dog?: string
  view?: 'month'
  month?: string
}

export type TrialSort = (typeof TRIAL_SORTS)[number]

/** State of the past trials in the address. */
export interface TrialSearch {
  /** the year a season begins in */
  season?: number
  type?: TrialType
  place?: string
  judge?: string
  breed?: string
  page?: number
  sort?: TrialSort
  direction?: Direction
}

export type StaffTrialSort = (typeof STAFF_TRIAL_SORTS)[number]

/** State of the staff's list of trials in the address; without an order it stands in that of what is to do. */
export interface StaffTrialSearch {
  q?: string
  state?: TrialState
  /** the year a season begins in */
  season?: number
  type?: TrialType
  club?: number
  page?: number
  sort?: StaffTrialSort
  direction?: Direction
}

/** State of the users' list in the address. */
export interface UserSearch {
  q?: string
  role?: Role | 'NONE'
  state?: UserRow['state']
  page?: number
  sort?: UserSort
  direction?: Direction
}

/** Whose sheet of a trial is shown, by number. */
export interface SheetSearch {
  dog?: string
}

/** What an aspirant scores, and whose sheet is shown. */
export interface PracticeSearch extends SheetSearch {
  kind?: 'water'
}

/** Which result an id names. */
export interface ResultSearch {
  kind?: 'water'
}

/** Part of the name of a person among owners and breeders. */
export interface PersonSearch {
  q?: string
}

/** Filters of the change log; days are ISO. */
export interface AuditSearch {
  subject?: (typeof AUDIT_SUBJECTS)[number]
  subjectId?: string
  code?: (typeof AUDIT_CODES)[number]
  actor?: string
  from?: string
  to?: string
}

export const MAIL_STATES: readonly MailRow['state'][] = ['waiting', 'sent', 'failed']
export interface MailSearch {
  state?: MailRow['state']
}

const USER_SORTS = ['name', 'username', 'lastSignin'] as const
export type UserSort = (typeof USER_SORTS)[number]
export const USER_STATES: readonly UserRow['state'][] = ['active', 'locked', 'invited']

type Raw = Record<string, unknown>

/** Where the sheets of a kind are written. */
const SHEET_PAGES = {
  hunt: '/hallinta/kokeet/$id/tulokset',
  water: '/hallinta/kokeet/$id/tulokset-vesi-jalki',
} as const

/** How a result's address tells its kind. */
const RESULT_SEARCH: Readonly<Record<SheetKind, ResultSearch>> = { hunt: {}, water: { kind: 'water' } }

export const paths = {
  home: () => ({ to: '/' }) as const,
  search: (search: DogSearch = {}) => ({ to: '/haku', search }) as const,
  dog: (regnr: string) => ({ to: '/koira/$', params: { _splat: regnr } }) as const,
  pedigree: (regnr: string, search: PedigreeSearch = {}) =>
    ({ to: '/sukutaulu/$', params: { _splat: regnr }, search }) as const,
  litter: ({ id, ...search }: LitterSearch & { id?: string } = {}) =>
    ({ to: '/pentue/{-$id}', params: { id }, search }) as const,
  calendar: (search: CalendarSearch = {}) => ({ to: '/koekalenteri', search }) as const,
  trials: (search: TrialSearch = {}) => ({ to: '/kokeet', search }) as const,
  trial: (date: string, kaerNr: number) =>
    ({ to: '/kokeet/$trialDate/$kaerNr', params: { trialDate: date, kaerNr: String(kaerNr) } }) as const,
  judges: (search: JudgeSearch = {}) => ({ to: '/tuomarit', search }) as const,
  signin: () => ({ to: '/kirjautuminen' }) as const,
  register: () => ({ to: '/rekisteroityminen' }) as const,
  password: () => ({ to: '/vaihda-salasana' }) as const,
  profile: () => ({ to: '/profiili' }) as const,
  staffTrials: (search: StaffTrialSearch = {}) => ({ to: '/hallinta/kokeet', search }) as const,
  newTrial: () => ({ to: '/hallinta/kokeet/uusi' }) as const,
  staffTrial: (id: number) => ({ to: '/hallinta/kokeet/$id', params: { id: String(id) } }) as const,
  results: (trialId: number, kind: SheetKind = 'hunt', search: SheetSearch = {}) =>
    ({
      to: SHEET_PAGES[kind],
      params: { id: String(trialId) },
      search,
    }) as const,
  practice: (trialId: number, search: PracticeSearch = {}) =>
    ({ to: '/hallinta/kokeet/$id/harjoittelu', params: { id: String(trialId) }, search }) as const,
  correctResult: (id: number, kind: SheetKind = 'hunt') =>
    ({
      to: '/hallinta/kaer/tulos/$id',
      params: { id: String(id) },
      search: RESULT_SEARCH[kind],
    }) as const,
  staffJudges: (search: StaffJudgeSearch = {}) => ({ to: '/hallinta/tuomarit', search }) as const,
  newJudge: () => ({ to: '/hallinta/tuomarit/uusi' }) as const,
  staffJudge: (id: number) => ({ to: '/hallinta/tuomarit/$id', params: { id: String(id) } }) as const,
  clubs: (search: ClubSearch = {}) => ({ to: '/hallinta/kerhot', search }) as const,
  newClub: () => ({ to: '/hallinta/kerhot/uusi' }) as const,
  club: (id: number) => ({ to: '/hallinta/kerhot/$id', params: { id: String(id) } }) as const,
  users: (search: UserSearch = {}) => ({ to: '/hallinta/kayttajat', search }) as const,
  newUser: () => ({ to: '/hallinta/kayttajat/uusi' }) as const,
  user: (id: number) => ({ to: '/hallinta/kayttajat/$id', params: { id: String(id) } }) as const,
  participants: (trialId: number) =>
    ({ to: '/hallinta/kokeet/$id/osallistujat', params: { id: String(trialId) } }) as const,
  persons: (search: PersonSearch = {}) => ({ to: '/hallinta/henkilot', search }) as const,
  audit: (search: AuditSearch = {}) => ({ to: '/hallinta/loki', search }) as const,
  rulebooks: () => ({ to: '/hallinta/saannot' }) as const,
  rulebook: (id: number) => ({ to: '/hallinta/saannot/$id', params: { id: String(id) } }) as const,
  mails: (search: MailSearch = {}) => ({ to: '/hallinta/posti', search }) as const,
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

export function calendarSearchOf(raw: Raw): CalendarSearch {
  return {
    type: oneOf(raw.type, TRIAL_TYPES),
    class: oneOf(raw.class, TRIAL_CLASSES),
    from: dayOf(raw.from),
    to: dayOf(raw.to),
    place: textOf(raw.place),
    judge: textOf(raw.judge),
    open: oneOf(raw.open, ['1'] as const),
    free: oneOf(raw.free, ['1'] as const),
    dog: textOf(raw.dog),
    view: oneOf(raw.view, ['month'] as const),
    month: dayOf(`${raw.month}-01`)?.slice(0, 7),
  }
}

export function trialSearchOf(raw: Raw): TrialSearch {
  return {
    season: wholeOf(raw.season, 1900, 2200),
    type: oneOf(raw.type, TRIAL_TYPES),
    place: textOf(raw.place),
    judge: textOf(raw.judge),
    breed: textOf(raw.breed),
    page: wholeOf(raw.page, 2, 10_000),
    sort: oneOf(raw.sort, TRIAL_SORTS),
    direction: oneOf(raw.direction, ['asc', 'desc'] as const),
  }
}

export function staffTrialSearchOf(raw: Raw): StaffTrialSearch {
  return {
    q: textOf(raw.q),
    state: oneOf(raw.state, TRIAL_STATES),
    season: wholeOf(raw.season, 1900, 2200),
    type: oneOf(raw.type, TRIAL_TYPES),
    club: wholeOf(raw.club, 1, Number.MAX_SAFE_INTEGER),
    page: wholeOf(raw.page, 2, 10_000),
    sort: oneOf(raw.sort, STAFF_TRIAL_SORTS),
    direction: oneOf(raw.direction, ['asc', 'desc'] as const),
  }
}

export function userSearchOf(raw: Raw): UserSearch {
  return {
    q: textOf(raw.q),
    role: oneOf(raw.role, [...ROLES, 'NONE'] as const),
    state: oneOf(raw.state, USER_STATES),
    page: wholeOf(raw.page, 2, 10_000),
    sort: oneOf(raw.sort, USER_SORTS),
    direction: oneOf(raw.direction, ['asc', 'desc'] as const),
  }
}

export const sheetSearchOf = (raw: Raw): SheetSearch => ({ dog: textOf(raw.dog) })

export const resultSearchOf = (raw: Raw): ResultSearch => ({ kind: oneOf(raw.kind, ['water'] as const) })

export const practiceSearchOf = (raw: Raw): PracticeSearch => ({
  ...sheetSearchOf(raw),
  ...resultSearchOf(raw),
})

export const personSearchOf = (raw: Raw): PersonSearch => ({ q: textOf(raw.q) })

export function auditSearchOf(raw: Raw): AuditSearch {
  return {
    subject: oneOf(raw.subject, AUDIT_SUBJECTS),
    subjectId: textOf(raw.subjectId),
    code: oneOf(raw.code, AUDIT_CODES),
    actor: textOf(raw.actor),
    from: textOf(raw.from),
    to: textOf(raw.to),
  }
}

export const mailSearchOf = (raw: Raw): MailSearch => ({ state: oneOf(raw.state, MAIL_STATES) })

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
