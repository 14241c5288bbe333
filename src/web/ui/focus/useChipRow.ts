import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react'

const STOPS = 'button:not(:disabled), [role="button"]'

/**
 * Makes a row of chips or small buttons one stop of the Tab key: docs/rules/screens.md#keyboard. Tab enters it where the focus was
 * last, at first at the pressed one, else the first; the left and right arrows, Home and End move in it. What stands in the row
 * is read from the page, so that a chip need not know whether it stands alone.
 */
export function useChipRow<Row extends HTMLElement = HTMLElement>() {
  const ref = useRef<Row>(null)
  const last = useRef<Element | null>(null)
  const keep = () => keepOneStop(stopsIn(ref.current), last.current)
  useLayoutEffect(keep)
  return {
    ref,
    onFocus({ target }: FocusEvent<Element>) {
      last.current = target
      keep()
    },
    onKeyDown(event: KeyboardEvent) {
      const to = targetOf(event, stopsIn(ref.current))
      if (!to) return
      event.preventDefault()
      to.focus()
    },
  }
}

const stopsIn = (row: HTMLElement | null) => [...(row?.querySelectorAll<HTMLElement>(STOPS) ?? [])]

function keepOneStop(stops: readonly HTMLElement[], last: Element | null) {
  const one =
    stops.find((stop) => stop === last) ??
    stops.find((stop) => stop.getAttribute('aria-pressed') === 'true') ??
    stops[0]
  for (const stop of stops) stop.tabIndex = stop === one ? 0 : -1
}

/** Where a key leads from the chip that has the focus; a lone one leaves all keys to the page. */
function targetOf({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent, stops: readonly HTMLElement[]) {
  const place = stops.indexOf(target as HTMLElement)
  if (place < 0 || stops.length < 2 || altKey || ctrlKey || metaKey) return undefined
  if (key === 'ArrowRight') return stops[place + 1] ?? stops[place]
  if (key === 'ArrowLeft') return stops[place - 1] ?? stops[place]
  if (key === 'Home') return stops[0]
  return key === 'End' ? stops.at(-1) : undefined
}
