import { useFormContext, useWatch } from 'react-hook-form'
import { codeText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { useField } from '../../ui/forms/formScope.ts'
import type { RuleValues } from './ruleValues.ts'

/** A list of rows that the form keeps as one field, with what is wrong in each. */
export function useRows<Name extends 'conditions' | 'cases'>(name: Name) {
  const t = useTranslate()
  const { setValue, formState } = useFormContext<RuleValues>()
  const rows = useWatch<RuleValues, Name>({ name }) as RuleValues[Name][number][]
  const { id, label, error } = useField(name)
  const write = (next: readonly RuleValues[Name][number][]) =>
    setValue(name, next as never, { shouldDirty: true })
  const found = formState.errors[name] as unknown
  return {
    id,
    label,
    error: error ?? undefined,
    /** the inputs of a row keep nothing themselves, so that its number may stand for it */
    rows: rows.map((row, index) => ({ row, index, key: String(index + 1) })),
    add: (row: RuleValues[Name][number]) => write([...rows, row]),
    remove: (index: number) => write(rows.filter((_row, place) => place !== index)),
    change: (index: number, part: Partial<RuleValues[Name][number]>) =>
      write(rows.map((row, place) => (place === index ? { ...row, ...part } : row))),
    /** what is wrong in a row, each thing once */
    errorsOf: (index: number): string[] => [
      ...new Set(
        messagesIn((found as Record<number, unknown> | undefined)?.[index]).map((code) =>
          codeText(t, code, 'errors.VALUE_INVALID'),
        ),
      ),
    ],
  }
}

/** Every message in the errors of a row. */
function messagesIn(errors: unknown): string[] {
  if (typeof errors !== 'object' || errors === null) return []
  const { message } = errors as { message?: unknown }
  if (typeof message === 'string') return [message]
  return Object.entries(errors).flatMap(([name, inner]) => (name === 'ref' ? [] : messagesIn(inner)))
}
