import { STAFF_TRIAL_PATH } from '../organising/addresses.ts'

export const PARTICIPANTS_PATH = `${STAFF_TRIAL_PATH}/osallistujat` as const
export const participantsAddress = (trialId: number) =>
  ({ to: PARTICIPANTS_PATH, params: { id: String(trialId) } }) as const
