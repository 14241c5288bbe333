/** Where a field of a dog stands on the page, for links to it. */
export const fieldAnchor = (entryId: number | null, field: string) => `field-${entryId}-${field}`

/** Leads to a field, which is then the next for the keyboard. */
export function goToField(entryId: number | null, field: string) {
  const target = document.getElementById(fieldAnchor(entryId, field))
  target?.scrollIntoView({ block: 'start' })
  target?.focus({ preventScroll: true })
}

/** Makes a field the next one, and scrolls only where it is not in sight as a whole. */
export function stepToField(entryId: number | null, field: string) {
  const target = document.getElementById(fieldAnchor(entryId, field))
  if (!target) return
  const free = Number.parseFloat(document.documentElement.style.scrollPaddingBottom) || 0
  const { bottom } = target.getBoundingClientRect()
  if (bottom > window.innerHeight - free) {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    target.scrollIntoView({ block: 'start', behavior: calm ? 'instant' : 'smooth' })
  }
  target.focus({ preventScroll: true })
}
