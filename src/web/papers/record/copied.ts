import { keptMarks } from '../../ui/keptMarks.ts'

const kept = keptMarks('koirakanta.copied')

/** What this browser has copied of a trial's record. */
export const copiedOf = (trialId: number): ReadonlySet<string> => kept.of(`t${trialId}`)

/** Keeps the marks of a trial; without any, forgets it. Where the browser keeps nothing, they last as long as the page. */
export const keepCopied = (trialId: number, marks: ReadonlySet<string>): void =>
  kept.keep(`t${trialId}`, marks)

/** The mark of a field with its text: what is corrected later counts as not copied. The text itself is not kept. */
export function markOf(part: string, field: string, text: string): string {
  const digest = [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.codePointAt(0)!) | 0, 7)
  return [part, field, digest].join(' ')
}
