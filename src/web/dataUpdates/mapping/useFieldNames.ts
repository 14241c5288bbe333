import { statementField } from '#contract/mappingColumns.ts'
import type { TextKey } from '../../i18n/textKeys.ts'
import { type Translate, useTranslate } from '../../i18n/useTranslate.ts'

/** What a field of a mapping is called. */
export function useFieldName(): (field: string) => string {
  const t = useTranslate()
  return (field) => fieldName(t, field)
}

export function fieldName(t: Translate, field: string): string {
  const statement = statementField(field)
  if (!statement)
    return t([`dataMappings.fields.${field}` as TextKey, `dataUpdates.fields.${field}` as TextKey], {
      defaultValue: field,
    })
  const kind = t(`dataMappings.health.${statement.kind}`)
  return statement.part === '' ? kind : t(`dataMappings.part.${statement.part}`, { kind })
}
