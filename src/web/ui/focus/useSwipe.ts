import { type TouchEvent, useRef } from 'react'

/** Pixels that a finger goes along at least, and across at most, for a swipe. */
const MIN_ALONG = 80
const MAX_ACROSS = 50

/** The browser leaves going across to us: to it a swipe to the right is the way back to the page before. */
const TOUCH_STYLE = { touchAction: 'pan-y pinch-zoom' } as const

/** Handlers that call `onSwipe` with 1 for a swipe to the left (the next one) and -1 to the right; scrolling stays what it is. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    style: TOUCH_STYLE,
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0]
      start.current = touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0]
      const from = start.current
      start.current = null
      if (!from || !touch) return
      const along = touch.clientX - from.x
      if (Math.abs(along) < MIN_ALONG || Math.abs(touch.clientY - from.y) > MAX_ACROSS) return
      onSwipe(along < 0 ? 1 : -1)
    },
  }
}
