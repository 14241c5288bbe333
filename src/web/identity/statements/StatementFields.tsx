import { useFormContext } from 'react-hook-form'
import type { StaffStatement } from '#contract/dogHealth.ts'
import { STATEMENT_SOURCES } from '#domain/health/sources.ts'
import { healthValue, scaleName, useHealthWords } from '../../dogs/health/healthTexts.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { DayInput } from '../../ui/inputs/DayInput.tsx'
import { SelectInput } from '../../ui/inputs/SelectInput.tsx'
import { TextAreaInput } from '../../ui/inputs/TextAreaInput.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { Columns } from '../../ui/layout/parts.ts'
import { ReasonInput } from '../ReasonInput.tsx'
import type { StatementValues } from './statementValues.ts'

/** The labels of a statement's fields. */
export function useStatementLabels(): Readonly<Record<string, string>> {
  const t = useTranslate()
  const names = ['scale', 'value', 'left', 'right', 'examinedOn', 'source', 'certificate', 'remark'] as const
  return {
    ...Object.fromEntries(names.map((name) => [name, t(`identity.statements.${name}`)])),
    reason: t('identity.reason'),
  }
}

/** `recorded`: the statement as it stands, whose scale and grades the list may not hold. */
export function StatementFields({ recorded }: { recorded?: StaffStatement }) {
  const t = useTranslate()
  const { watch } = useFormContext<StatementValues>()
  const scale = watch('scale')
  const grades = useGrades(scale, recorded)
  const notTold = { value: '', label: t('identity.statements.notTold') }
  return (
    <>
      <SelectInput name="scale" options={useScales(recorded)} help={t('identity.statements.publicHelp')} />
      {scale !== '' && (
        <Columns from="sm">
          <SelectInput
            name="value"
            options={[{ value: '', label: t('identity.statements.worse') }, ...grades]}
          />
          <SelectInput name="left" options={[notTold, ...grades]} />
          <SelectInput name="right" options={[notTold, ...grades]} />
        </Columns>
      )}
      <DayInput name="examinedOn" optional lean="past" />
      <SelectInput name="source" options={useSources()} help={t('identity.statements.sourceHelp')} />
      <TextInput name="certificate" optional autoComplete="off" maxLength={200} />
      <TextAreaInput name="remark" optional rows={2} maxLength={2000} />
      <ReasonInput />
    </>
  )
}

function useSources() {
  const t = useTranslate()
  return [
    { value: '', label: t('health.sources.unknown') },
    ...STATEMENT_SOURCES.map((value) => ({ value, label: t(`health.sources.${value}`) })),
  ]
}

/** Scales of the code list that are offered, by what they examine. */
function useScales(recorded?: StaffStatement) {
  const words = useHealthWords()
  const { t, codes } = words
  const offered = codes.all.filter(
    ({ code, offered: isOffered, grades }) => (isOffered && grades.length > 0) || code === recorded?.scale,
  )
  const options = offered.map(({ code, kind }) => ({
    value: code,
    label: `${t(`health.kinds.${kind}`, { defaultValue: kind })}: ${scaleName(words, code) ?? code}`,
  }))
  const isKnown = !recorded || offered.some(({ code }) => code === recorded.scale)
  return [
    { value: '', label: t('identity.statements.choose') },
    ...options,
    ...(isKnown ? [] : [{ value: recorded.scale, label: recorded.scale }]),
  ]
}

/** Grades of a scale, from best to worst, and those that stand and are none of it. */
function useGrades(scale: string, recorded?: StaffStatement) {
  const words = useHealthWords()
  const known = words.codes.get(scale)?.grades.map(({ value }) => value) ?? []
  const standing = recorded?.scale === scale ? [recorded.value, recorded.left, recorded.right] : []
  return [...new Set([...known, ...standing.filter((value) => value !== '')])].map((value) => {
    const written = healthValue(words, { scale, value })
    const worst = words.codes.isWorst({ scale, value })
    return { value, label: worst ? `${written} (${words.t('identity.statements.worst')})` : written }
  })
}
