import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { countShown } from '#contract/endpoints/advertisements.ts'
import { change } from '../client/calls.ts'

/** Milliseconds for which counts are gathered before they are told. */
const GATHERED_FOR = 10_000

/** What was shown and not told yet: how often by id. */
const gathered = new Map<number, number>()

/** Counts one, to be told with those that follow it soon; nothing but how often is told. */
function gather(id: number): void {
  if (gathered.size === 0) setTimeout(tell, GATHERED_FOR)
  gathered.set(id, (gathered.get(id) ?? 0) + 1)
}

function tell(): void {
  const shown = [...gathered].map(([id, times]) => ({ id, times }))
  gathered.clear()
  // Counts that are lost are nobody's trouble.
  change(countShown, { shown }).catch(() => {})
}

/** Counts what comes into view, each advertisement once on a page. @returns the ref of what shows it */
export function useShown(id: number | undefined) {
  const ref = useRef<HTMLElement>(null)
  const page = useLocation({ select: ({ pathname }) => pathname })
  const [counted] = useState(() => new Set<string>())
  useEffect(() => {
    if (id === undefined || !ref.current) return
    const key = `${page} ${id}`
    const observer = new IntersectionObserver(
      (entries) => {
        if (counted.has(key) || !entries.some(({ isIntersecting }) => isIntersecting)) return
        counted.add(key)
        gather(id)
      },
      { threshold: 0.5 },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [id, page, counted])
  return ref
}
