import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { changedFields } from './conflicts.ts'
import { forgetDraft, readDraft, writeDraft } from './drafts.ts'

/** Under which name a form's draft is kept, and for whom. */
export interface DraftName {
  /** of the form, in the whole product */
  readonly name: string
  /** user name of who types, empty for a visitor: nobody finds another's draft */
  readonly owner: string
}

/**
 * Keeps what is typed into a form until it has been sent: through a reload and an expired session, in this window only.
 * Only what differs from the form's start is kept, so that the rest is as fresh as the service has it.
 * @param draft undefined: nothing is kept
 * @param onOutdated told where somebody else has changed a field of the draft since: the form then begins where the person began
 */
export function useDraft<Values extends FieldValues, Output>(
  { formState, getValues, reset, subscribe }: UseFormReturn<Values, unknown, Output>,
  draft: DraftName | undefined,
  onOutdated?: () => void,
) {
  const restored = useRef('')
  const latest = useRef({ start: formState.defaultValues ?? {}, onOutdated })
  useEffect(() => {
    latest.current = { start: formState.defaultValues ?? {}, onOutdated }
  })
  const { name, owner } = draft ?? {}
  useEffect(() => {
    if (name === undefined || owner === undefined) return
    const key = `${owner} ${name}`
    const stored = restored.current === key ? undefined : readDraft(name, owner)
    restored.current = key
    if (stored) {
      const { values, base } = stored
      const fresh = getValues()
      if (changedFields(Object.keys(base), base, fresh).length > 0 && latest.current.onOutdated) {
        reset({ ...fresh, ...base } as Values)
        latest.current.onOutdated()
      }
      reset({ ...fresh, ...values } as Values, { keepDefaultValues: true })
    }
    return subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, dirtyFields = {} }) => {
        const { start } = latest.current
        const typed = Object.entries(values).filter(([field]) => field in dirtyFields)
        if (typed.length === 0) forgetDraft(name)
        else {
          const base = typed.map(([field]) => [field, start[field as keyof typeof start]])
          writeDraft(name, owner, { values: Object.fromEntries(typed), base: Object.fromEntries(base) })
        }
      },
    })
  }, [getValues, reset, subscribe, name, owner])
}
