import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { forgetDraft, readDraft, writeDraft } from './drafts.ts'

/**
 * Keeps what is typed into a form until it has been sent: through a reload and an expired session, in this window only.
 * Only what differs from the form's start is kept, so that the rest is as fresh as the service has it.
 * @param name of the form, in the whole product
 * @param owner user name of who types, empty for a visitor: nobody finds another's draft
 */
export function useDraft<Values extends FieldValues, Output>(
  { getValues, reset, subscribe }: UseFormReturn<Values, unknown, Output>,
  name: string,
  owner: string,
) {
  const restored = useRef('')
  useEffect(() => {
    const key = `${owner} ${name}`
    const draft = restored.current === key ? undefined : readDraft(name, owner)
    restored.current = key
    if (draft) reset({ ...getValues(), ...draft } as Values, { keepDefaultValues: true })
    return subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, dirtyFields = {} }) => {
        const typed = Object.entries(values).filter(([field]) => field in dirtyFields)
        if (typed.length === 0) forgetDraft(name)
        else writeDraft(name, owner, Object.fromEntries(typed))
      },
    })
  }, [getValues, reset, subscribe, name, owner])
}
