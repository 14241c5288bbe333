import Box from '@mui/material/Box'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import { ApiError } from '../../client/ApiError.ts'
import { FormCountdown } from './FormCountdown.tsx'
import { FormErrors } from './FormErrors.tsx'
import { FormScope } from './formScope.ts'
import { showRefusal } from './showRefusal.ts'
import { useCountdown } from './useCountdown.ts'

interface Props<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>
  /** name of a field → its label, also in the summary of what is wrong */
  labels: Readonly<Record<string, string>>
  /** what stands in the places of its errors' sentences */
  details?: Readonly<Record<string, string>>
  /** sends the values; a refusal that it throws is shown at the fields and on top */
  onSubmit: (values: Output) => Promise<unknown>
  /** as wide as the page, for a form that holds tables */
  wide?: boolean
  /** sent by its button alone, not by Enter in a field: what people are told of, or what is not easily undone */
  byButton?: boolean
  children: ReactNode
}

/** A form in one column: what is wrong summed up on top with links to the fields, then the fields, then the one action. */
export function Form<Values extends FieldValues, Output>({
  form,
  labels,
  details,
  onSubmit,
  wide,
  byButton,
  children,
}: Props<Values, Output>) {
  const id = useId()
  const { begin, ...wait } = useCountdown()
  const summary = useRef<HTMLDivElement>(null)
  // After the summary has been drawn.
  const focusSummary = () => setTimeout(() => summary.current?.focus(), 0)
  const submit = form.handleSubmit(async (values) => {
    begin(0)
    try {
      await onSubmit(values)
    } catch (error) {
      if (error instanceof ApiError && error.status === 429) begin(error.retryAfter)
      if (showRefusal(form, labels, error)) focusSummary()
    }
  }, focusSummary)
  return (
    <FormProvider {...form}>
      <FormScope value={{ id, labels, details, wait }}>
        <Box
          component="form"
          noValidate
          onKeyDown={byButton ? keepEnter : undefined}
          onSubmit={(event) => void submit(event)}
          sx={{ maxWidth: wide ? 'none' : '30rem', display: 'flex', flexDirection: 'column', gap: 2.5 }}
        >
          <FormErrors ref={summary} />
          <FormCountdown />
          {children}
        </Box>
      </FormScope>
    </FormProvider>
  )
}

/** Enter in a field does nothing: docs/rules/screens.md#keyboard. On a button it presses, in a text of several lines it begins one. */
function keepEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}
