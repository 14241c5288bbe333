import { type RefObject, useEffect } from 'react'

/** Keeps what gets the focus, is scrolled to, or tells how something went, above a bar that stays at the bottom of the window. */
export function useKeptFree(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { current } = bar
    if (!current) return
    const { style } = document.documentElement
    const measure = () => {
      const stays = getComputedStyle(current).position === 'sticky'
      style.scrollPaddingBottom = stays ? `${current.offsetHeight + 8}px` : ''
      // At the end of the page the bar stands above the footer, and messages with it.
      const foot = stays ? Math.max(0, window.innerHeight - current.getBoundingClientRect().top) : 0
      style.setProperty('--foot', foot > 0 ? `${foot}px` : null)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    window.addEventListener('resize', measure)
    window.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
      window.removeEventListener('scroll', measure)
      style.scrollPaddingBottom = ''
      style.removeProperty('--foot')
    }
  }, [bar])
}
