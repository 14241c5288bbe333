import { useState } from 'react'
import { ApiError } from '../../client/ApiError.ts'

/**
 * Loads what is stored when a form is refused with a conflict. Until the person has resolved it, nothing is sent.
 * @param load the thing as it is stored now
 */
export function useFormConflict<Fresh>(load: () => Promise<Fresh>) {
  const [fresh, setFresh] = useState<Fresh>()
  const watch = async <Answer>(send: () => Promise<Answer>): Promise<Answer> => {
    if (fresh) throw new ApiError(409, 'CHANGED_MEANWHILE')
    try {
      return await send()
    } catch (error) {
      // Out of reach, it is looked at with the next try; that somebody has changed it is told all the same.
      if (error instanceof ApiError && error.code === 'CHANGED_MEANWHILE')
        setFresh(await load().catch(() => undefined))
      throw error
    }
  }
  return { fresh, watch, show: setFresh, forget: () => setFresh(undefined) }
}
