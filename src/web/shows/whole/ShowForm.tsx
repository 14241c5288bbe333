import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Resolver } from 'react-hook-form'
import type * as z from 'zod'
import { addShow as addEndpoint, editShow, getShow } from '#contract/endpoints/shows.ts'
import { addShow, type WholeShow } from '#contract/shows.ts'
import { formatDate } from '#domain/dates.ts'
import { useOwnDraft } from '../../accounts/session/session.ts'
import { LOGS } from '../../audit/queries.ts'
import { ask } from '../../client/calls.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { forgetDraft } from '../../ui/drafts/drafts.ts'
import { useDraftForm } from '../../ui/drafts/useDraftForm.ts'
import { useVersionedForm } from '../../ui/drafts/useVersionedForm.ts'
import { VersionedForm } from '../../ui/drafts/VersionedForm.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { DayInput } from '../../ui/inputs/DayInput.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { Columns } from '../../ui/layout/parts.ts'
import { parseDay } from '../../ui/values/days.ts'
import { showAddress } from '../addresses.ts'
import { SHOWN_RESULTS, showQuery } from '../queries.ts'
import { useShowUndo } from '../saves/useShowUndo.ts'

const written = addShow.body!
type Values = Record<'date' | 'place' | 'country' | 'show', string>

const valuesOf = ({ date, place, country, show }: WholeShow): Values => ({
  date: formatDate(date),
  place,
  country,
  show,
})

/** Reads the form and holds it to the contract; what cannot be read is told at its field. */
const resolver: Resolver<Values, unknown, z.output<typeof written>> = (values) => {
  const read = written.safeParse({
    ...values,
    date: parseDay(values.date) ?? '',
    country: values.country.trim().toUpperCase(),
  })
  if (read.success) return { values: read.data, errors: {} }
  const errors = read.error.issues.map(({ path: [name], message }) => [name, { type: 'custom', message }])
  return { values: {}, errors: Object.fromEntries(errors.toReversed()) }
}

function useLabels(): Readonly<Record<string, string>> {
  const t = useTranslate()
  return {
    date: t('shows.date'),
    place: t('shows.place'),
    country: t('dogShows.country'),
    show: t('dogShows.show'),
  }
}

function Fields() {
  const t = useTranslate()
  return (
    <Columns from="sm">
      <DayInput name="date" lean="past" />
      <TextInput name="place" autoComplete="off" maxLength={100} />
      <TextInput name="country" autoComplete="off" maxLength={2} help={t('dogShows.countryHelp')} verbatim />
      <TextInput name="show" optional autoComplete="off" maxLength={200} />
    </Columns>
  )
}

/** A new show, whose results follow on its own page. */
export function NewShowForm() {
  const t = useTranslate()
  const navigate = useNavigate()
  const draft = useOwnDraft('newShow')
  const form = useDraftForm({
    draft,
    resolver,
    defaultValues: { date: '', place: '', country: 'FI', show: '' },
  })
  const { mutateAsync } = useChange(addEndpoint, {
    invalidates: SHOWN_RESULTS,
    async onSuccess({ id }) {
      forgetDraft(draft.name)
      await navigate(showAddress(id))
    },
  })
  return (
    <Form form={form} labels={useLabels()} onSubmit={(values) => mutateAsync(values)}>
      <Fields />
      <SubmitButton>{t('wholeShows.add')}</SubmitButton>
    </Form>
  )
}

/** Day, place, country and name of a show, with which all its results change. */
export function ShowForm({ show }: { show: WholeShow }) {
  const t = useTranslate()
  const queries = useQueryClient()
  const { id } = show
  const { offer } = useShowUndo()
  const { mutateAsync } = useChange(editShow, { params: { id }, invalidates: [...SHOWN_RESULTS, ...LOGS] })
  const versioned = useVersionedForm({
    draft: useOwnDraft(`shows.basics.${id}`),
    stored: show,
    resolver,
    valuesOf,
    load: () => ask(getShow, { params: { id } }),
    save: (values, { version }) => mutateAsync({ ...values, version }),
    keep: (saved) => queries.setQueryData(showQuery(id).queryKey, saved),
    onSaved: ({ save }) => offer(save, t('wholeShows.basicsSaved')),
  })
  return (
    <VersionedForm versioned={versioned} labels={useLabels()} words={() => undefined}>
      <Fields />
      <SubmitButton>{t('wholeShows.saveBasics')}</SubmitButton>
    </VersionedForm>
  )
}
