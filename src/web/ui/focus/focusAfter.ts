const STOPS = 'a[href], button, input, select, textarea, [tabindex]'

/** Moves the focus to the first stop of the keyboard behind an element, as Tab does at its end. */
export function focusAfter(element: Element) {
  const stops = [...document.querySelectorAll<HTMLElement>(STOPS)]
  stops.find((stop) => isBehind(element, stop) && isStop(stop))?.focus()
}

const isBehind = (element: Element, other: Element) =>
  !element.contains(other) &&
  (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

const isStop = (element: HTMLElement) =>
  element.tabIndex >= 0 && !element.matches(':disabled') && element.getClientRects().length > 0
