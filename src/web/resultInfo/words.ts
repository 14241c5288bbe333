import { useMemo } from 'react'
import { fieldsOf, type InfoKind } from '#domain/resultFields.ts'
import type { FieldTexts } from '../audit/Difference.tsx'
import { loggedWords } from '../audit/loggedWords.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { type Translate, useTranslate } from '../i18n/useTranslate.ts'
import { formatNumber } from '../ui/values/numbers.ts'

/** What a field of a result is called. */
export function fieldLabel(t: Translate, kind: InfoKind, field: string): string {
  if (field === 'event') return t(kind === 'show' ? 'audit.subjects.show' : 'audit.subjects.trial')
  return t(
    [
      `resultInfo.fields.${field}`,
      `results.fields.${field}`,
      `trials.features.${field}`,
      `audit.fields.${field}`,
    ],
    { defaultValue: field },
  )
}

/** How values of a result are told; one that is of no field of it stays as the log tells it. */
export function useResultTexts(kind: InfoKind): FieldTexts {
  const t = useTranslate()
  const language = useLanguage()
  return useMemo(
    () => ({
      order: fieldsOf(kind),
      label: (field) => fieldLabel(t, kind, field),
      valueText: (field, value) => {
        if (field === 'status' && typeof value === 'string')
          return t(`results.status.${value}`, { defaultValue: value })
        if (field === 'points' && typeof value === 'number')
          return formatNumber(language, value, Number.isInteger(value) ? 0 : 1)
        return undefined
      },
    }),
    [t, language, kind],
  )
}

/** A value of a field in words; null: nothing is recorded. */
export function useValueText(kind: InfoKind): (field: string, value: unknown) => string | null {
  const t = useTranslate()
  const language = useLanguage()
  const texts = useResultTexts(kind)
  return (field, value) =>
    value === null || value === undefined
      ? null
      : (texts.valueText(field, value) ?? loggedWords({ t, language, names: {} }, field, value))
}
