import { OBJECTION_STATES, type ObjectionState } from '#domain/trials/objections.ts'
import { TRIAL_PATH } from '../calendar/addresses.ts'
import { STAFF_TRIAL_PATH } from '../organising/addresses.ts'
import { oneOf, type RawSearch } from '../searchValues.ts'

/** Objections over all trials of the reader. */
export const ALL_OBJECTIONS_PATH = '/hallinta/vastalauseet'
export const allObjectionsAddress = (search: ObjectionSearch = {}) =>
  ({ to: ALL_OBJECTIONS_PATH, search }) as const

export interface ObjectionSearch {
  state?: ObjectionState
}
export const objectionSearchOf = (raw: RawSearch): ObjectionSearch => ({
  state: oneOf(raw.state, OBJECTION_STATES),
})

/** Where staff of a trial read its objections. */
export const OBJECTIONS_PATH = `${STAFF_TRIAL_PATH}/vastalauseet` as const
export const objectionsAddress = (trialId: number) =>
  ({ to: OBJECTIONS_PATH, params: { id: String(trialId) } }) as const

/** Where a party objects. */
export const OWN_OBJECTION_PATH = `${TRIAL_PATH}/vastalause` as const
export const ownObjectionAddress = (date: string, kaerNr: number) =>
  ({ to: OWN_OBJECTION_PATH, params: { trialDate: date, kaerNr: String(kaerNr) } }) as const
