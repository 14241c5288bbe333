import { useState } from 'react'

/** Becomes true with `flag` and stays true: for parts that are loaded on first use and then kept. */
export function useLatched(flag: boolean): boolean {
  const [latched, setLatched] = useState(flag)
  if (flag && !latched) setLatched(true)
  return latched || flag
}
