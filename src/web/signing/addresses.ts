import { STAFF_TRIAL_PATH } from '../organising/addresses.ts'

/** Where the head judge looks the results of a trial through and signs them. */
export const SIGNING_PATH = `${STAFF_TRIAL_PATH}/allekirjoitus` as const
export const signingAddress = (trialId: number) =>
  ({ to: SIGNING_PATH, params: { id: String(trialId) } }) as const
