/** Says what the device keeps, so that nobody else loads what looks after it. */
const MARK = 'koirakanta.kept'

/** `sheets`: with whose they are; `fields`: only what the service has not got. */
type Kept = 'sheets' | 'fields'

function marked(): string | null {
  try {
    return localStorage.getItem(MARK)
  } catch {
    return null
  }
}

/** Whether the device keeps anything. */
export const isKeeping = (): boolean => marked() !== null

/** Whether the device keeps sheets, on which their owner may write without a session. */
export const keepsSheets = (): boolean => marked() === ('sheets' satisfies Kept)

/** Notes what the device keeps; null: nothing any more. */
export function markKept(kept: Kept | null) {
  if (kept === 'fields' && keepsSheets()) return
  try {
    if (kept) localStorage.setItem(MARK, kept)
    else localStorage.removeItem(MARK)
  } catch {
    // Without storage nothing is kept.
  }
}
