import { useCallback, useEffect, useState } from 'react'

/** How long a form has to wait before it may be sent again; `left` 0: it may. */
export interface Countdown {
  /** seconds */
  readonly left: number
  /** the waiting is over, and the form has not been sent since */
  readonly over: boolean
}

const SECOND = 1000

/** Counts down after the service asked to wait: `begin` takes the seconds, 0 where there is nothing to wait for. */
export function useCountdown(): Countdown & { begin: (seconds: number) => void } {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(0)
  const begin = useCallback((seconds: number) => {
    setNow(Date.now())
    setUntil(seconds > 0 ? Date.now() + seconds * SECOND : 0)
  }, [])
  const waiting = now < until
  useEffect(() => {
    if (!waiting) return
    // Measured by the clock, so that a sleeping machine does not wait longer.
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [waiting])
  return { left: waiting ? Math.ceil((until - now) / SECOND) : 0, over: until > 0 && !waiting, begin }
}

/** Seconds as `m:ss`. */
export function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
