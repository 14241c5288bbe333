import type { ScoredResult } from '#contract/competitions.ts'
import { prizeLabel } from '#domain/trials/results.ts'
import { useTranslate } from '../i18n/useTranslate.ts'

/** What was won: `VOI1`, what became of a dog that was not judged to the end, `ERI PU1 ROP`. */
export function useResultLabel() {
  const t = useTranslate()
  return (result: ScoredResult): string =>
    result.kind === 'trial'
      ? (prizeLabel(result) ?? t(`trials.outcomes.${result.outcome}`))
      : [result.grade, ...result.marks].join(' ')
}
