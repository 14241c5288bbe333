import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { showRefusal } from '../ui/forms/showRefusal.ts'

/**
 * A form that asks before it does something dangerous: `submit` opens the question, whose dialog takes `dialog`. What the service
 * refuses is told by the form.
 */
export function useAskedSubmit<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  labels: Readonly<Record<string, string>>,
  send: (values: Output) => Promise<unknown>,
) {
  const [asked, setAsked] = useState<{ readonly values: Output }>()
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    try {
      if (asked) await send(asked.values)
    } catch (error) {
      showRefusal(form, labels, error)
    } finally {
      setBusy(false)
      setAsked(undefined)
    }
  }
  return {
    submit: async (values: Output) => setAsked({ values }),
    dialog: {
      open: asked !== undefined,
      dangerous: true,
      busy,
      onConfirm: () => void confirm(),
      onClose: () => setAsked(undefined),
    },
  }
}
