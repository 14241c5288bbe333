import type { SheetKind } from '#domain/trials/sheet.ts'
import { STAFF_TRIAL_PATH } from '../organising/addresses.ts'
import { oneOf, type RawSearch, textOf } from '../searchValues.ts'

/** Where the sheets of a kind are written. */
export const SHEETS_PATHS = {
  hunt: `${STAFF_TRIAL_PATH}/tulokset`,
  water: `${STAFF_TRIAL_PATH}/tulokset-vesi-jalki`,
} as const satisfies Record<SheetKind, string>
export const sheetsAddress = (trialId: number, kind: SheetKind = 'hunt', search: SheetSearch = {}) =>
  ({ to: SHEETS_PATHS[kind], params: { id: String(trialId) }, search }) as const

export const PRACTICE_PATH = `${STAFF_TRIAL_PATH}/harjoittelu` as const
export const practiceAddress = (trialId: number, search: PracticeSearch = {}) =>
  ({ to: PRACTICE_PATH, params: { id: String(trialId) }, search }) as const

export const CORRECTION_PATH = '/hallinta/kaer/tulos/$id'
/** @param id of a result of that kind */
export const correctionAddress = (id: number, kind: SheetKind = 'hunt') =>
  ({ to: CORRECTION_PATH, params: { id: String(id) }, search: RESULT_SEARCH[kind] }) as const

/** Whose sheet of a trial is shown, by number. */
interface SheetSearch {
  dog?: string
}

/** Which result an id names. */
interface ResultSearch {
  kind?: 'water'
}

/** What an aspirant scores, and whose sheet is shown. */
interface PracticeSearch extends SheetSearch, ResultSearch {}

/** How a result's address tells its kind. */
const RESULT_SEARCH: Readonly<Record<SheetKind, ResultSearch>> = { hunt: {}, water: { kind: 'water' } }

export const sheetSearchOf = (raw: RawSearch): SheetSearch => ({ dog: textOf(raw.dog) })

export const resultSearchOf = (raw: RawSearch): ResultSearch => ({
  kind: oneOf(raw.kind, ['water'] as const),
})

export const practiceSearchOf = (raw: RawSearch): PracticeSearch => ({
  ...sheetSearchOf(raw),
  ...resultSearchOf(raw),
})
