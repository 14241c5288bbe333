import { useEffect, useState } from 'react'
import type { DefaultValues, FieldValues, Resolver } from 'react-hook-form'
import { forgetDraft } from './drafts.ts'
import type { DraftName } from './useDraft.ts'
import { useDraftForm } from './useDraftForm.ts'
import { useFormConflict } from './useFormConflict.ts'

interface Options<Stored, Values extends FieldValues, Output, Saved extends Stored> {
  /** the thing as the page has it */
  readonly stored: Stored
  /** the thing as the service has it now, read anew */
  readonly load: () => Promise<Stored>
  readonly valuesOf: (stored: Stored) => Values
  readonly resolver: Resolver<Values, unknown, Output>
  /** sends the values with the version of `base`, which the form began with */
  readonly save: (values: Output, base: Stored) => Promise<Saved>
  /** lets the page show a newer state of the thing */
  readonly keep?: (stored: Stored) => void
  /** follows once the form and the page have begun anew with what was saved */
  readonly onSaved?: (saved: Saved) => unknown
  /** where what is typed is kept through a reload; left out: nowhere */
  readonly draft?: DraftName
}

interface Versioned {
  readonly id?: number
  /** grows with every change; left out where a change makes another thing */
  readonly version?: number
}

/**
 * A form that changes a stored thing: keeps a draft, is refused where somebody else has changed the thing meanwhile and
 * tells what (`VersionedForm` shows it), and begins anew with what was saved. A newer state of the thing comes in by
 * itself as long as nothing is typed.
 */
export function useVersionedForm<
  Stored extends Versioned,
  Values extends FieldValues,
  Output,
  Saved extends Stored = Stored,
>({ stored, load, valuesOf, resolver, save, keep, onSaved, draft }: Options<Stored, Values, Output, Saved>) {
  const [base, setBase] = useState(stored)
  const { fresh, watch, show, forget } = useFormConflict(load)
  const form = useDraftForm({
    resolver,
    defaultValues: valuesOf(base) as DefaultValues<Values>,
    draft,
    onOutdated: () => show(stored),
  })
  const { isDirty, isSubmitting } = form.formState
  useEffect(() => {
    const newer = (stored.version ?? 0) > (base.version ?? 0)
    if (!newer || isDirty || isSubmitting || fresh) return
    form.reset(valuesOf(stored))
    setBase(stored)
  }, [stored, base, isDirty, isSubmitting, fresh, form, valuesOf])
  const goOnFrom = (newer: Stored) => {
    setBase(newer)
    keep?.(newer)
    forget()
  }
  const submit = async (values: Output) => {
    const saved = await watch(() => save(values, base))
    form.reset(valuesOf(saved))
    if (draft) forgetDraft(draft.name)
    goOnFrom(saved)
    await onSaved?.(saved)
  }
  return {
    form,
    /** what the form began with */
    base,
    submit,
    isDirty,
    /** the thing as somebody else has changed it meanwhile, as long as the person has not decided what to do with it */
    fresh,
    conflict: fresh && { fresh: valuesOf(fresh), onTaken: () => goOnFrom(fresh) },
  }
}
