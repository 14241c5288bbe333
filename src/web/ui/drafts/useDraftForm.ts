import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form'
import { type DraftName, useDraft } from './useDraft.ts'

interface Options<Values extends FieldValues, Output> {
  readonly resolver: Resolver<Values, unknown, Output>
  readonly defaultValues: DefaultValues<Values>
  /** where what is typed is kept; left out: nowhere */
  readonly draft?: DraftName
  /** told where somebody else has changed a field of the draft since */
  readonly onOutdated?: () => void
}

/** A form whose draft is kept until `forgetDraft`, or until the form begins anew with what has been saved. */
export function useDraftForm<Values extends FieldValues, Output>({
  resolver,
  defaultValues,
  draft,
  onOutdated,
}: Options<Values, Output>) {
  const form = useForm<Values, unknown, Output>({
    resolver,
    // The summary of what is wrong is focused instead.
    shouldFocusError: false,
    defaultValues,
  })
  useDraft(form, draft, onOutdated)
  return form
}
