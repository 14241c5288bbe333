import { STAFF_TRIAL_PATH } from '../organising/addresses.ts'

export const PARTICIPANTS_PATH = `${STAFF_TRIAL_PATH}/osallistujat` as const
/** What is seen of the dogs on the morning of the trial. */
export const CHECK_IN_PATH = `${STAFF_TRIAL_PATH}/aamutarkastus` as const
export const checkInAddress = (trialId: number) =>
  ({ to: CHECK_IN_PATH, params: { id: String(trialId) } }) as const

export const participantsAddress = (trialId: number) =>
  ({ to: PARTICIPANTS_PATH, params: { id: String(trialId) } }) as const
