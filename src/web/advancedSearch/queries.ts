import { keepPreviousData } from '@tanstack/react-query'
import { SEARCH_COLUMNS } from '#contract/constants.ts'
import {
  countByFeatures,
  searchByFeatures,
  searchByFeaturesCsv,
  searchByFeaturesXlsx,
  searchChoices,
} from '#contract/endpoints/advancedSearch.ts'
import { type Condition, isGroup, type Match, MOST_CONDITIONS } from '#domain/advancedSearch/conditions.ts'
import { conditionsIn, conditionText } from '#domain/advancedSearch/conditionText.ts'
import { addressOf } from '../client/address.ts'
import { queryIf, queryOf } from '../client/queries.ts'
import type { Language } from '../i18n/languages.ts'
import type { AdvancedSearch } from './addresses.ts'

/** The conditions of the address, each once; null where they cannot be read. */
export function conditionsOf({ conditions = '' }: AdvancedSearch): readonly Condition[] | null {
  const read = conditionsIn(conditions)
  return read && distinct(read)
}

/** What tells conditions apart. */
export const keyOf = (condition: Condition): string => conditionText([condition])

const distinct = (conditions: readonly Condition[]): readonly Condition[] => [
  ...new Map(conditions.map((condition) => [keyOf(condition), condition])).values(),
]

/** The same search by other conditions, on its first page. */
export function withConditions(search: AdvancedSearch, given: readonly Condition[]): AdvancedSearch {
  const conditions = distinct(given)
  const most = Math.max(conditions.length, 2)
  return {
    ...search,
    page: undefined,
    conditions: conditionText(conditions) || undefined,
    least: search.least && Math.min(search.least, most),
  }
}

/** Whether one more condition may be added. */
export const hasRoom = (conditions: readonly Condition[]): boolean => conditions.length < MOST_CONDITIONS

/** Whether anything is asked. */
export const isAsked = ({ breed, sex, conditions }: AdvancedSearch): boolean =>
  breed !== undefined || sex !== undefined || conditions !== undefined

/** What the service is asked; undefined where the conditions cannot be read. */
function askedBy(search: AdvancedSearch) {
  const conditions = conditionsOf(search)
  if (conditions === null) return undefined
  const { least = 2, breed = null, sex = null } = search
  const condition: Match = search.condition ?? 2
  return { condition, least, breed, sex, conditions: [...conditions] }
}

/** One page of the dogs found; asks nothing before anything is asked. */
export const foundQuery = (search: AdvancedSearch) => {
  const asked = isAsked(search) ? askedBy(search) : undefined
  const { page = 1, sort = 'relevance', direction = 'asc' } = search
  return {
    ...queryIf(searchByFeatures, asked && { body: { ...asked, page, sort, direction } }),
    placeholderData: keepPreviousData,
  }
}

/** How many dogs a search finds; nothing is asked of one that is undefined. */
export const countQuery = (search: AdvancedSearch | undefined) => {
  const asked = search && askedBy(search)
  return { ...queryIf(countByFeatures, asked && { body: asked }), placeholderData: keepPreviousData }
}

export const choicesQuery = { ...queryOf(searchChoices), staleTime: 600_000 }

const NOTHING = '-'

/** Columns of the table that are not shown; where nobody has chosen, relatives take the room of the breed. */
export function hiddenIn(search: AdvancedSearch): readonly string[] {
  if (search.hide === NOTHING) return []
  const hasRelatives = conditionsOf(search)?.some(({ of }) => isGroup(of))
  return search.hide?.split(',') ?? (hasRelatives ? ['breed'] : [])
}

export function withColumnTurned(search: AdvancedSearch, column: string): AdvancedSearch {
  const hidden = hiddenIn(search)
  const next = hidden.includes(column) ? hidden.filter((one) => one !== column) : [...hidden, column]
  return { ...search, hide: next.join() || NOTHING }
}

/** What a file calls a column of the table. */
const IN_FILE: Readonly<Record<string, string>> = { gender: 'sex' }

/** The address of the search as a file, with the columns that are shown. */
export function fileOf(ending: 'csv' | 'xlsx', search: AdvancedSearch, lang: Language): string {
  const { condition, least, breed, sex, conditions, sort, direction } = search
  const hidden = hiddenIn(search).map((name) => IN_FILE[name] ?? name)
  const columns = SEARCH_COLUMNS.filter((name) => !hidden.includes(name)).join()
  const query = { condition, least, breed, sex, conditions, sort, direction, columns }
  return addressOf(ending === 'csv' ? searchByFeaturesCsv : searchByFeaturesXlsx, { query, lang })
}
