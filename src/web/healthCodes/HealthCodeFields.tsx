import { useWatch } from 'react-hook-form'
import { CODE_KINDS } from '#domain/health/codes.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { CheckInput } from '../ui/inputs/CheckInput.tsx'
import { SelectInput } from '../ui/inputs/SelectInput.tsx'
import { TextInput } from '../ui/inputs/TextInput.tsx'
import { Block, Columns } from '../ui/layout/parts.ts'
import { GradeFields, useGradeLabels } from './GradeFields.tsx'
import type { HealthCodeValues } from './healthCodeValues.ts'

/** The labels of a code's fields. */
export function useHealthCodeLabels(): Record<string, string> {
  const t = useTranslate()
  return {
    code: t('healthCodes.code'),
    kind: t('healthCodes.kind'),
    'name.fi': t('healthCodes.nameFi'),
    'name.sv': t('healthCodes.nameSv'),
    'name.en': t('healthCodes.nameEn'),
    grades: t('healthCodes.grades'),
    affectedFrom: t('healthCodes.affectedFrom'),
    worst: t('healthCodes.worst'),
    confirmed: t('healthCodes.confirmed'),
    offered: t('healthCodes.offered'),
    ...useGradeLabels(),
  }
}

/** `isNew`: code and kind can still be chosen. */
export function HealthCodeFields({ isNew = false }: { isNew?: boolean }) {
  const t = useTranslate()
  const kinds = CODE_KINDS.map((value) => ({ value, label: t(`health.kinds.${value}`) }))
  return (
    <>
      {isNew && (
        <Columns from="sm">
          <TextInput
            name="code"
            autoComplete="off"
            maxLength={20}
            verbatim
            help={t('healthCodes.codeHelp')}
          />
          <SelectInput name="kind" options={kinds} />
        </Columns>
      )}
      <Columns from="sm">
        <TextInput name="name.fi" autoComplete="off" maxLength={100} />
        <TextInput name="name.sv" optional autoComplete="off" maxLength={100} />
        <TextInput name="name.en" optional autoComplete="off" maxLength={100} />
      </Columns>
      <GradeFields isNew={isNew} />
      <ScaleEnds />
      <Block>
        <CheckInput name="offered" help={t('healthCodes.offeredHelp')} />
        <CheckInput name="confirmed" />
      </Block>
    </>
  )
}

/** From where a grade counts as affected, and which bars from the full register. */
function ScaleEnds() {
  const t = useTranslate()
  const grades = useWatch<HealthCodeValues, 'grades'>({ name: 'grades' })
  if (grades.length === 0) return null
  const options = [
    { value: '', label: t('healthCodes.noValue') },
    ...grades.filter(({ value }) => value !== '').map(({ value }) => ({ value, label: value })),
  ]
  return (
    <Columns from="sm">
      <SelectInput name="affectedFrom" options={options} />
      <SelectInput name="worst" options={options} help={t('healthCodes.worstHelp')} />
    </Columns>
  )
}
