import { useTranslation } from 'react-i18next'
import type { ChosenJudge } from '#contract/organising.ts'
import type { TrialValues } from './trialValues.ts'

const LABELLED = [
  'clubId',
  'type',
  'classes',
  'divided',
  'date',
  'startTime',
  'endDate',
  'place',
  'district',
  'judgeIds',
  'headJudgeId',
  'registrationStart',
  'registrationEnd',
  'capacity',
  'capacityNUO',
  'capacityAVO',
  'capacityVOI',
  'organiserPhone',
  'organiserEmail',
  'invitation',
  'birdSpecies',
  'birdReleaseCount',
  'birdReleaseTime',
  'droppedBirdCount',
  'endTime',
] as const satisfies readonly (keyof TrialValues)[]

/** Labels of the fields, in their order on the page. */
export function useTrialLabels(): Readonly<Record<string, string>> {
  const { t } = useTranslation()
  return Object.fromEntries(LABELLED.map((name) => [name, t(`trialAdmin.fields.${name}`)]))
}

/** A value of the form in words. */
export function useTrialWords(
  clubs: readonly { readonly id: number; readonly name: string }[],
  judges: ReadonlyMap<number, ChosenJudge>,
) {
  const { t } = useTranslation()
  const judgeName = (id: unknown) => judges.get(Number(id))?.name ?? String(id)
  return (name: string, value: unknown): string | undefined => {
    if (name === 'type') return t(`trials.types.${String(value)}`)
    if (name === 'clubId') return clubs.find(({ id }) => String(id) === value)?.name
    if (name === 'headJudgeId') return judgeName(value)
    if (name === 'judgeIds' && Array.isArray(value)) return value.map(judgeName).join(', ')
    return Array.isArray(value) ? value.join(', ') : undefined
  }
}
