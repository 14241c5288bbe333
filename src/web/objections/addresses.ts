import { TRIAL_PATH } from '../calendar/addresses.ts'
import { STAFF_TRIAL_PATH } from '../organising/addresses.ts'

/** Where staff of a trial read its objections. */
export const OBJECTIONS_PATH = `${STAFF_TRIAL_PATH}/vastalauseet` as const
export const objectionsAddress = (trialId: number) =>
  ({ to: OBJECTIONS_PATH, params: { id: String(trialId) } }) as const

/** Where a party objects. */
export const OWN_OBJECTION_PATH = `${TRIAL_PATH}/vastalause` as const
export const ownObjectionAddress = (date: string, kaerNr: number) =>
  ({ to: OWN_OBJECTION_PATH, params: { trialDate: date, kaerNr: String(kaerNr) } }) as const
