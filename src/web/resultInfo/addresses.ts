import { type InfoKind, MOMENT_KINDS, type MomentKind } from '#domain/resultFields.ts'
import { CORRECTION_PATH } from '../judging/addresses.ts'
import { dayOf, oneOf, type RawSearch, textOf } from '../searchValues.ts'
import { SHOWS_PATH } from '../shows/addresses.ts'

export const TRIAL_RESULT_INFO_PATH = `${CORRECTION_PATH}/tiedot` as const
export const SHOW_RESULT_INFO_PATH = `${SHOWS_PATH}/tulos/$id` as const

/** What of a result's history is shown. */
export interface InfoSearch {
  kind?: 'water' | undefined
  /** ISO day at whose end the result is told */
  paiva?: string | undefined
  /** moments of one kind */
  laji?: MomentKind | undefined
  /** key of the moment that a link leads to */
  hetki?: string | undefined
}

/** The whole history of a result; @param id of any row that it has been */
export function resultInfoAddress(kind: InfoKind, id: number | string, search: InfoSearch = {}) {
  const params = { id: String(id) }
  if (kind === 'show') return { to: SHOW_RESULT_INFO_PATH, params, search } as const
  const ofKind: InfoSearch = kind === 'water' ? { kind: 'water' } : {}
  return { to: TRIAL_RESULT_INFO_PATH, params, search: { ...ofKind, ...search } } as const
}

const KEY = /^[a-z]\d{1,15}$/

export function infoSearchOf(raw: RawSearch): InfoSearch {
  const key = textOf(raw.hetki)
  return {
    kind: oneOf(raw.kind, ['water'] as const),
    paiva: dayOf(raw.paiva),
    laji: oneOf(raw.laji, MOMENT_KINDS),
    hetki: key !== undefined && KEY.test(key) ? key : undefined,
  }
}
