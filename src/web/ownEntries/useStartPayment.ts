import { useQueryClient } from '@tanstack/react-query'
import { getOwnEntry, payOwnEntry } from '#contract/endpoints/ownEntries.ts'
import { invalidate } from '../client/queries.ts'
import { useChosenChange } from '../client/useChange.ts'

/** Begins a payment for an entry; the answer says where the browser goes to pay. */
export function useStartPayment() {
  const queries = useQueryClient()
  return useChosenChange((id: number) => ({ call: payOwnEntry, body: undefined, params: { id } }), {
    invalidates: [getOwnEntry],
    // It may have been paid meanwhile, in another window or by somebody else.
    onError: () => void invalidate(queries, getOwnEntry),
  })
}
