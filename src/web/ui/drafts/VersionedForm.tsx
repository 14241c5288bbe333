import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { Form } from '../forms/Form.tsx'
import { FormConflict } from './FormConflict.tsx'
import type { ValueText } from './useValueWords.ts'

interface Props<Values extends FieldValues, Output> {
  /** of `useVersionedForm` */
  versioned: {
    readonly form: UseFormReturn<Values, unknown, Output>
    readonly submit: (values: Output) => Promise<unknown>
    readonly conflict: { readonly fresh: Values; readonly onTaken: () => void } | undefined
  }
  labels: Readonly<Record<string, string>>
  /** what stands in the places of its errors' sentences */
  details?: Readonly<Record<string, string>>
  words: ValueText
  /** stands before the saving of the values, or instead of it */
  onSubmit?: (values: Output) => Promise<unknown>
  wide?: boolean
  byButton?: boolean
  children: ReactNode
}

/** A form that changes a stored thing, above its fields what somebody else has changed meanwhile. */
export function VersionedForm<Values extends FieldValues, Output>({
  versioned: { form, submit, conflict },
  words,
  onSubmit = submit,
  children,
  ...props
}: Props<Values, Output>) {
  return (
    <Form {...props} form={form} onSubmit={onSubmit}>
      {conflict && <FormConflict {...conflict} valueText={words} />}
      {children}
    </Form>
  )
}
