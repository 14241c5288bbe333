import type { RecordSheet } from '#domain/imports/sheetKinds.ts'
import type { RecordKind } from './kinds.types.ts'
import { OWNERS } from './owners.store.ts'
import { SHOW_RESULTS } from './showResults.store.ts'
import { TRIAL_RESULTS } from './trialResults.store.ts'
import { WATER_RESULTS } from './waterResults.store.ts'

/** The kinds of records that sheets may hold beside dogs. */
export const RECORD_KINDS: Readonly<Record<RecordSheet, RecordKind>> = {
  trialResults: TRIAL_RESULTS,
  waterResults: WATER_RESULTS,
  showResults: SHOW_RESULTS,
  owners: OWNERS,
}
