import { digitsOf, isSameNumber, isSlip } from './comparison.ts'

/** A value of a record beside those of another record. */
export interface ComparedValue {
  readonly value: string
  /** the other has it too, perhaps written otherwise */
  readonly same: boolean
  /** the value in runs of signs that the nearest of the other has otherwise, or not; one run where there is no near one */
  readonly runs: readonly Run[]
}

interface Run {
  /** place of its first sign in the value */
  readonly at: number
  readonly text: string
  readonly differs: boolean
}

const whole = (value: string, same: boolean): ComparedValue => ({
  value,
  same,
  runs: [{ at: 0, text: value, differs: false }],
})

/** Registration numbers: the same by their digits; of one that is a slip of another, the digits that differ. Source: docs/rules/doubles.md#evidence. */
export const numbersBeside = (mine: readonly string[], theirs: readonly string[]): readonly ComparedValue[] =>
  mine.map((value) => {
    if (theirs.some((other) => other === value || isSameNumber(other, value))) return whole(value, true)
    const near = theirs.find((other) => isSlip(value, other))
    return near === undefined ? whole(value, false) : { value, same: false, runs: runsOf(value, near) }
  })

/** Chips: the same sign by sign. */
export const chipsBeside = (mine: readonly string[], theirs: readonly string[]): readonly ComparedValue[] =>
  mine.map((value) => whole(value, theirs.includes(value)))

/** A day or year beside another, written the same way: what of it differs. */
export const dayBeside = (value: string, other: string): ComparedValue => ({
  value,
  same: value === other,
  runs: runsOf(value, other),
})

/** A text by whether its digits stand otherwise in another with as many of them. */
function runsOf(text: string, other: string): Run[] {
  const digits = [...digitsOf(other)]
  const runs: Run[] = []
  for (const [at, sign] of [...text].entries()) {
    const differs = /\d/.test(sign) && sign !== digits.shift()
    const last = runs.at(-1)
    if (last?.differs === differs) runs[runs.length - 1] = { ...last, text: last.text + sign }
    else runs.push({ at, text: sign, differs })
  }
  return runs
}
