import type { ChosenJudge } from '#contract/organising.ts'
import type { Filling } from '#domain/entries/placeDraw.ts'
import type { TrialType } from '#domain/trials/results.ts'
import { useTextGroup, useTranslate } from '../../i18n/useTranslate.ts'

/** Labels of the fields, in their order on the page. */
export function useTrialLabels(): Readonly<Record<string, string>> {
  return useTextGroup('trialFields')
}

/** A value of the form in words. */
export function useTrialWords(
  clubs: readonly { readonly id: number; readonly name: string }[],
  judges: ReadonlyMap<number, ChosenJudge>,
) {
  const t = useTranslate()
  const judgeName = (id: unknown) => judges.get(Number(id))?.name ?? String(id)
  return (name: string, value: unknown): string | undefined => {
    if (name === 'type') return t(`trials.types.${value as TrialType}`)
    if (name === 'filling') return t(`trials.fillings.${value as Filling}`)
    if (name === 'clubId') return clubs.find(({ id }) => String(id) === value)?.name
    if (name === 'headJudgeId') return judgeName(value)
    if (name === 'judgeIds' && Array.isArray(value)) return value.map(judgeName).join(', ')
    return Array.isArray(value) ? value.join(', ') : undefined
  }
}
