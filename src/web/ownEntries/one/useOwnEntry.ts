import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ownEntryQuery } from '../queries.ts'
import { awaitsPayment } from '../states.ts'
import { askAgainAfter, PATIENCE } from './askAgain.ts'

/** Whether the end of a payment is waited for: `now` for a while, `long` when one may as well close the page; null: not. */
export type Awaited = 'now' | 'long' | null

/** An entry that is asked for again as long as something is expected to happen to it. @param returned who asks came back from the payment */
export function useOwnEntry(id: string, returned: boolean) {
  const [since] = useState(Date.now)
  const query = useQuery({
    ...ownEntryQuery(id),
    // Whoever comes back from the bank, or from another window, sees how it stands now.
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      askAgainAfter(state.data, { returned, waited: Date.now() - since, now: Date.now() }),
  })
  const waits = returned && query.data !== undefined && awaitsPayment(query.data)
  const patience: Awaited = Date.now() - since < PATIENCE ? 'now' : 'long'
  return { query, awaited: waits ? patience : null }
}
