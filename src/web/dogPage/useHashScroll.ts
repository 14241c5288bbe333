import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Brings the section that the address names (`#terveys`) into view: once the page stands, and again when `settled` tells
 * that nothing above it will grow any more.
 */
export function useHashScroll(settled: boolean) {
  const hash = useLocation({ select: (location) => location.hash })
  // `settled` is no value the effect reads, but its change is what it waits for.
  useEffect(() => {
    if (hash === '' && !settled) return
    document.getElementById(hash)?.scrollIntoView()
  }, [hash, settled])
}
