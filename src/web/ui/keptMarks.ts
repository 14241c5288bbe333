/** Things whose marks this browser keeps under one key; the oldest go first. */
const MOST = 10

type Kept = Readonly<Record<string, readonly string[]>>

function readKept(key: string): Kept {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Kept
  } catch {
    return {}
  }
}

/** Marks that somebody sets on this device alone, by the name of what they are of. `key`: of the browser's storage. */
export const keptMarks = (key: string) => ({
  of: (name: string): ReadonlySet<string> => new Set(readKept(key)[name] ?? []),
  /** Without any marks the name is forgotten. Where the browser keeps nothing, they last as long as the page. */
  keep(name: string, marks: ReadonlySet<string>): void {
    const { [name]: _own, ...others } = readKept(key)
    const kept = [...Object.entries(others), ...(marks.size > 0 ? [[name, [...marks]] as const] : [])]
    try {
      localStorage.setItem(key, JSON.stringify(Object.fromEntries(kept.slice(-MOST))))
    } catch {
      // A full or forbidden storage.
    }
  },
})
