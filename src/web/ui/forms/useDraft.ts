import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { forgetDraft, readDraft, writeDraft } from './drafts.ts'

/**
 * Keeps what is typed into a form until it has been sent: through a reload and an expired session, in this window only.
 * @param name of the form, in the whole product
 * @param owner user name of who types, empty for a visitor: nobody finds another's draft
 */
export function useDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  name: string,
  owner: string,
) {
  const restored = useRef('')
  useEffect(() => {
    const key = `${owner} ${name}`
    const draft = restored.current === key ? undefined : readDraft(name, owner)
    restored.current = key
    if (draft) form.reset({ ...form.getValues(), ...draft } as Values, { keepDefaultValues: true })
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) =>
        isDirty === false ? forgetDraft(name) : writeDraft(name, owner, values),
    })
  }, [form, name, owner])
}
