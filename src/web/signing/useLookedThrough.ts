import { useState } from 'react'
import type { SigningRow } from '#contract/signing.ts'
import { keptMarks } from '../ui/keptMarks.ts'

const kept = keptMarks('koirakanta.lookedThrough')
const nameOf = (trialId: number) => `t${trialId}`

/** The mark of a result: of one that changes it is another. */
const markOf = ({ kind, result }: SigningRow) => `${kind} ${result?.id} ${result?.digest}`

export interface LookedThrough {
  holds(row: SigningRow): boolean
  set(row: SigningRow, seen: boolean): void
  /** when they are of no use any more */
  forget(): void
}

/** Which results this device's reader has looked through. They tell nobody anything: signing alone does. */
export function useLookedThrough(trialId: number): LookedThrough {
  const [marks, setMarks] = useState(() => kept.of(nameOf(trialId)))
  const keep = (next: ReadonlySet<string>) => {
    kept.keep(nameOf(trialId), next)
    setMarks(next)
  }
  return {
    holds: (row) => row.result !== null && marks.has(markOf(row)),
    set(row, seen) {
      const next = new Set(marks)
      if (seen) next.add(markOf(row))
      else next.delete(markOf(row))
      keep(next)
    },
    forget: () => keep(new Set()),
  }
}
