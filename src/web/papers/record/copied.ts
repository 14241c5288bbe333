const KEY = 'koirakanta.copied'
/** Trials whose marks this browser keeps; the oldest go first. */
const MOST_TRIALS = 10

/** Marks of copied fields, by trial. */
type Kept = Readonly<Record<string, readonly string[]>>

function readKept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept
  } catch {
    return {}
  }
}

/** What this browser has copied of a trial's record. */
export const copiedOf = (trialId: number): ReadonlySet<string> => new Set(readKept()[`t${trialId}`] ?? [])

/** Keeps the marks of a trial; without any, forgets it. Where the browser keeps nothing, they last as long as the page. */
export function keepCopied(trialId: number, marks: ReadonlySet<string>) {
  const name = `t${trialId}`
  const { [name]: _own, ...others } = readKept()
  const kept = [...Object.entries(others), ...(marks.size > 0 ? [[name, [...marks]] as const] : [])]
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept.slice(-MOST_TRIALS))))
  } catch {
    // A full or forbidden storage.
  }
}

/** The mark of a field with its text: what is corrected later counts as not copied. The text itself is not kept. */
export function markOf(part: string, field: string, text: string): string {
  const digest = [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.codePointAt(0)!) | 0, 7)
  return [part, field, digest].join(' ')
}
