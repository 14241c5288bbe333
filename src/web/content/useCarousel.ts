import { useEffect, useState } from 'react'
import { BANNER_INTERVAL } from '#contract/firstConstants.ts'

/** The index of the shown item, advanced by a timer: not while `paused`, after a change by hand, or with reduced motion. */
export function useCarousel(count: number, paused: boolean) {
  const [index, setIndex] = useState(0)
  const [byHand, setByHand] = useState(false)
  const still = paused || byHand || count < 2
  useEffect(() => {
    if (still || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => setIndex((now) => (now + 1) % count), BANNER_INTERVAL)
    return () => clearInterval(timer)
  }, [still, count])
  const turn = (steps: number) => {
    setByHand(true)
    setIndex((now) => (now + steps + count) % count)
  }
  return { index: Math.min(index, count - 1), turn }
}
