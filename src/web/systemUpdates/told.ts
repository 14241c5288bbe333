export const TOLD_IN_SESSION = 'koirakanta.updateShown'

/** Whether this session of the browser has been told of an update, so that there is nothing to load; a browser that keeps nothing never is. */
export function isSessionTold(): boolean {
  try {
    return sessionStorage.getItem(TOLD_IN_SESSION) !== null
  } catch {
    return true
  }
}
