import { useState } from 'react'
import { ApiError } from '../../api.ts'

/**
 * Looks what somebody else has changed, where a form is refused because of it.
 * @param load the thing as it is stored now
 */
export function useMeanwhile<Fresh>(load: () => Promise<Fresh>) {
  const [fresh, setFresh] = useState<Fresh>()
  const watch = async <Answer>(sending: Promise<Answer>): Promise<Answer> => {
    try {
      return await sending
    } catch (error) {
      if (error instanceof ApiError && error.code === 'CHANGED_MEANWHILE') setFresh(await load())
      throw error
    }
  }
  return { fresh, watch, forget: () => setFresh(undefined) }
}
