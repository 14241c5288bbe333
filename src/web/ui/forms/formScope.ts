import { createContext, useContext } from 'react'
import { useFormContext } from 'react-hook-form'
import { codeText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import type { Countdown } from './useCountdown.ts'

interface Scope {
  /** sets the ids of two forms on one page apart */
  readonly id: string
  readonly labels: Readonly<Record<string, string>>
  /** what stands in the places of its errors' sentences */
  readonly details?: Readonly<Record<string, string>> | undefined
  /** the service asked to wait before the form is sent again */
  readonly wait: Countdown
}

export const FormScope = createContext<Scope>({ id: '', labels: {}, wait: { left: 0, over: false } })

/** The id of a field's input, to which label and summary lead. */
export const fieldId = (formId: string, name: string) => `${formId}-${name}`

/** What a field needs of its form: id, label, and the sentence of what is wrong with it. */
export function useField(name: string) {
  const t = useTranslate()
  const { id, labels, details } = useContext(FormScope)
  const form = useFormContext()
  const code = form.getFieldState(name, form.formState).error?.message
  return {
    ...form,
    id: fieldId(id, name),
    label: labels[name] ?? name,
    error: code === undefined ? undefined : codeText(t, code, 'errors.VALUE_INVALID', details),
  }
}
