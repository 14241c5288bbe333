const KEY = 'koirakanta.place'

/** Remembers an address of our own, to return to after signing in. */
export function rememberPlace(href: string) {
  try {
    sessionStorage.setItem(KEY, href)
  } catch {
    // Storage may be forbidden; signing in then leads to the front page.
  }
}

/** The remembered address, once; undefined where there is none. */
export function takePlace(): string | undefined {
  try {
    const place = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return place?.startsWith('/') && !place.startsWith('//') ? place : undefined
  } catch {
    return undefined
  }
}
