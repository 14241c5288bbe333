const LAST = 'koirakanta.lastVisit'
const BEFORE_THIS = 'koirakanta.visitBefore'

/**
 * The ISO day of the visit before this one; null on the first. A visit is a session of the browser: the day is read
 * once, so that it does not move while the reader goes about.
 */
export function lastVisit(today: string): string | null {
  try {
    const known = sessionStorage.getItem(BEFORE_THIS)
    if (known !== null) return known || null
    const before = localStorage.getItem(LAST)
    sessionStorage.setItem(BEFORE_THIS, before ?? '')
    localStorage.setItem(LAST, today)
    return before
  } catch {
    return null
  }
}
