import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** Milliseconds in which the pointer may travel from the thing to its explanation. */
const GRACE = 150

/** Opens an explanation on hover, focus and tap; Escape, leaving and scrolling close it. */
export function useTip() {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = () => {
    clearTimeout(timer.current)
    setOpen(true)
  }
  const hide = () => {
    clearTimeout(timer.current)
    setOpen(false)
  }
  const hideSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(false), GRACE)
  }
  useEffect(() => {
    if (!open) return
    window.addEventListener('scroll', hide, { capture: true, passive: true })
    return () => window.removeEventListener('scroll', hide, { capture: true })
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  const handlers = {
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && show(),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && hideSoon(),
    onFocus: show,
    onBlur: hide,
    onClick: show,
    onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && hide(),
  }
  return { open, handlers, show, hideSoon }
}
