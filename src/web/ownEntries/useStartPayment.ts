import { getOwnEntry, payOwnEntry } from '#contract/endpoints/ownEntries.ts'
import { useChosenChange } from '../client/useChange.ts'

/** Begins a payment for an entry; the answer says where the browser goes to pay. */
export const useStartPayment = () =>
  useChosenChange((id: number) => ({ call: payOwnEntry, body: undefined, params: { id } }), {
    invalidates: [getOwnEntry],
  })
