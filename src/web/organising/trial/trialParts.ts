import type { OfferedAction, TrialDetails } from '#contract/organising.ts'
import { isUndrawn } from '#domain/entries/placeDraw.ts'
import { trialAddress } from '../../calendar/addresses.ts'

/** What this reader may ever do to the trial: whether now, and if not, why; undefined: never. */
export const offered = ({ actions }: Pick<TrialDetails, 'actions'>, name: OfferedAction) =>
  actions.find(({ action }) => action === name)

/** The reader organises the trial. */
export const organises = (trial: Pick<TrialDetails, 'actions'>) => offered(trial, 'save') !== undefined

/** Its dogs have no places before they are drawn. */
export const waitsForDraw = ({ fields, placeDraw }: Pick<TrialDetails, 'fields' | 'placeDraw'>): boolean =>
  isUndrawn({ filling: fields.filling, placeDraw })

/** The public page of the trial; null: it is not published. */
export const publicAddress = ({ kaerNr, fields: { date } }: TrialDetails) =>
  kaerNr !== null && date !== null ? trialAddress(date, kaerNr) : null

/** Dogs that have a place; of an ended trial not fewer than have a result. */
export function dogsOf({ state, taken, done }: Pick<TrialDetails, 'state' | 'taken' | 'done'>): number {
  const placed = taken.NUO + taken.AVO + taken.VOI
  return state === 'ready' ? Math.max(placed, done) : placed
}
