import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { SEARCH_MIN_LENGTH } from '#domain/dogs.ts'
import { dogAddress } from '../dogs/addresses.ts'
import { searchAddress } from './addresses.ts'
import { dogListQuery } from './queries.ts'

/** What the box has to say after the last search. */
export type SearchOutcome = 'idle' | 'searching' | 'noMatches' | 'failed'

/** Whether a text may be searched by. Source: docs/rules/screens.md#search. */
export const isLongEnough = (text: string) => text.trim().length >= SEARCH_MIN_LENGTH

/**
 * Searches and goes where the answer leads: one dog to its page, several to the results, none nowhere. A dog that only
 * looks like what was asked for is never opened: it stands among the results for the person to judge.
 */
export function useDogSearch(onOpened: () => void) {
  const [outcome, setOutcome] = useState<SearchOutcome>('idle')
  const queries = useQueryClient()
  const navigate = useNavigate()
  const search = async (text: string) => {
    const q = text.trim()
    if (!isLongEnough(q)) return
    setOutcome('searching')
    try {
      const { dogs, total, similar } = await queries.fetchQuery(dogListQuery({ q }))
      const [only] = dogs
      setOutcome(total === 0 ? 'noMatches' : 'idle')
      if (total === 1 && only && !similar) {
        onOpened()
        await navigate(dogAddress(only.regnr))
      } else if (total > 0) {
        await navigate(searchAddress({ q }))
      }
    } catch {
      setOutcome('failed')
    }
  }
  return { outcome, search, reset: () => setOutcome('idle') }
}
