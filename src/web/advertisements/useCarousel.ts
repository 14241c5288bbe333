import { useEffect, useState } from 'react'
import { BANNER_INTERVAL } from '#contract/firstConstants.ts'

const asksForStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** The index of the shown item, advanced by a timer: not while `held`, after it was stopped or turned by hand, or with reduced motion. */
export function useCarousel(count: number, held: boolean) {
  const [index, setIndex] = useState(0)
  const [running, setRunning] = useState(() => !asksForStillness())
  const still = held || !running || count < 2
  useEffect(() => {
    if (still) return
    const timer = setInterval(() => setIndex((now) => (now + 1) % count), BANNER_INTERVAL)
    return () => clearInterval(timer)
  }, [still, count])
  const turn = (steps: number) => {
    setRunning(false)
    setIndex((now) => (now + steps + count) % count)
  }
  return { index: Math.min(index, count - 1), turn, running, setRunning }
}
