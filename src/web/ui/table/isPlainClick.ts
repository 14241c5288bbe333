import type { MouseEvent } from 'react'

/** A click that meant the row: not one on a link or button inside it, and not the end of selecting text. */
export function isPlainClick(event: MouseEvent): boolean {
  const target = event.target as Element
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return !modified && !target.closest('a, button, input, label') && !window.getSelection()?.toString()
}
