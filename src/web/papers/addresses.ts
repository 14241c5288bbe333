import { STAFF_TRIAL_PATH } from '../organising/addresses.ts'
import { type RawSearch, wholeOf } from '../searchValues.ts'

export const RECORD_PATH = `${STAFF_TRIAL_PATH}/poytakirja` as const
export const recordAddress = (trialId: number, search: RecordSearch = {}) =>
  ({ to: RECORD_PATH, params: { id: String(trialId) }, search }) as const

/** Which part of the record is shown: the trial itself, or the dog of that number in it, from 1 on. */
interface RecordSearch {
  part?: number
}

export const recordSearchOf = (raw: RawSearch): RecordSearch => ({ part: wholeOf(raw.part, 1, 1000) })
