import { useState } from 'react'

/** Becomes true with `flag` and stays so: for parts that are loaded when first wanted and then kept. */
export function useOnce(flag: boolean): boolean {
  const [once, setOnce] = useState(flag)
  if (flag && !once) setOnce(true)
  return once || flag
}
