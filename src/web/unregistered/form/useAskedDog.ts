import { useFormContext } from 'react-hook-form'
import { type AskedDog, recordedBy } from '../../trials/queries.ts'
import { useDebounced } from '../../ui/useDebounced.ts'
import { statedOf, type UnregisteredValues } from './unregisteredValues.ts'

/** Milliseconds without a letter after which one has paused. */
const PAUSE = 400

/** The dog that the form is about, as its right to start is asked for: by its number, or by what is stated so far. */
export function useAskedDog(): AskedDog {
  const { watch } = useFormContext()
  const [regnr, isUnregistered, values] = watch(['regnr', 'isUnregistered', 'unregistered']) as [
    string,
    boolean,
    UnregisteredValues,
  ]
  const stated = isUnregistered ? statedOf(regnr, values) : undefined
  // Typed letter by letter: asked about when the person pauses.
  const typed = useDebounced(
    JSON.stringify(stated ? { regnr: regnr.trim(), unregistered: stated } : null),
    PAUSE,
  )
  if (!isUnregistered) return recordedBy(regnr)
  return stated ? ((JSON.parse(typed) as AskedDog | null) ?? undefined) : undefined
}
