import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** Milliseconds in which the pointer may travel from the thing to its explanation. */
const GRACE_MS = 150
/** Milliseconds after which a touch is a long press. */
const LONG_PRESS = 600

interface Options {
  /** milliseconds the mouse rests before it opens */
  readonly delay?: number
  /** what opens it by touch: a tap, or, where a tap does something else, a long press */
  readonly touch: 'tap' | 'longPress'
}

/** Opens an explanation on hover, focus and touch; Escape, leaving and scrolling close it. */
export function useTip({ delay = 0, touch }: Options) {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const later = (value: boolean, milliseconds: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(value), milliseconds)
  }
  const now = (value: boolean) => {
    clearTimeout(timer.current)
    setOpen(value)
  }
  useEffect(() => {
    if (!open) return
    const close = () => setOpen(false)
    // Focus brings its thing into view: that scrolling must not close what the focus has opened.
    const listen = setTimeout(
      () => window.addEventListener('scroll', close, { capture: true, passive: true }),
      GRACE_MS,
    )
    return () => {
      clearTimeout(listen)
      window.removeEventListener('scroll', close, { capture: true })
    }
  }, [open])
  useEffect(() => () => clearTimeout(timer.current), [])
  const byTap = touch === 'tap'
  const handlers = {
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && later(true, delay),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && later(false, GRACE_MS),
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' && !byTap) later(true, LONG_PRESS)
    },
    onPointerUp: () => !byTap && clearTimeout(timer.current),
    onPointerCancel: () => clearTimeout(timer.current),
    onFocus: ({ target }: FocusEvent<Element>) => target.matches(':focus-visible') && now(true),
    onBlur: () => now(false),
    onClick: () => now(byTap),
    onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && now(false),
  }
  return { open, handlers, keep: () => now(true), leave: () => later(false, GRACE_MS) }
}
