/** Before the names of results that stand on the device until the service has saved them; an owner's user name follows. */
export const UNSENT = 'koirakanta.results.'

/** What stands behind the owner's name: a user name may be the beginning of another, as `aino` is of `aino.virtanen`. */
const SHEETS = /^(sheet|practice|review)\.\d+\.(hunt|water|day)\./

/** The names in the device's storage that begin with a text. */
export function namesIn(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(prefix))
  } catch {
    return []
  }
}

const namesOf = (owner: string): string[] => {
  const prefix = `${UNSENT}${owner}.`
  return namesIn(prefix).filter((name) => SHEETS.test(name.slice(prefix.length)))
}

/** How many fields of somebody's results stand on the device that the service has not saved. */
export const countUnsent = (owner: string): number => namesOf(owner).length

/** Removes them: whoever signs out leaves nothing behind. */
export function forgetUnsent(owner: string) {
  for (const name of namesOf(owner)) localStorage.removeItem(name)
}
