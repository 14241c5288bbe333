import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { DogTitles, StaffTitle, StaffTitleFinding } from '#contract/dogTitles.ts'
import { addDogTitle, dogTitles, editDogTitle, removeDogTitle } from '#contract/endpoints/dogTitles.ts'
import { useOwnDraft } from '../../accounts/session/session.ts'
import { ApiError } from '../../client/ApiError.ts'
import { ask } from '../../client/calls.ts'
import { useChange } from '../../client/useChange.ts'
import { titlesQuery, useTitleName } from '../../dogs/titles.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { dogTitlesAddress } from '../../identity/addresses.ts'
import { useShowUndo } from '../../shows/saves/useShowUndo.ts'
import { ConfirmedAction } from '../../ui/dialogs/ConfirmedAction.tsx'
import { forgetDraft } from '../../ui/drafts/drafts.ts'
import { useDraftForm } from '../../ui/drafts/useDraftForm.ts'
import { useVersionedForm } from '../../ui/drafts/useVersionedForm.ts'
import { VersionedForm } from '../../ui/drafts/VersionedForm.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { DayInput } from '../../ui/inputs/DayInput.tsx'
import { SelectInput } from '../../ui/inputs/SelectInput.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { Block, Columns } from '../../ui/layout/parts.ts'
import { toastRefusal } from '../../ui/toasts/toastRefusal.ts'
import { SHOWN_TITLES } from '../queries.ts'
import { dogTitleResolver, dogTitleValues, newDogTitleValues } from './dogTitleValues.ts'

function useLabels(): Readonly<Record<string, string>> {
  const t = useTranslate()
  return {
    code: t('titles.one'),
    date: t('titles.date'),
    country: t('titles.country'),
    source: t('titles.source'),
  }
}

/** `dayNeeded`: false of a title that was brought without a day. */
function Fields({ dayNeeded }: { dayNeeded: boolean }) {
  const t = useTranslate()
  return (
    <>
      <Columns from="sm">
        <DayInput name="date" optional={!dayNeeded} lean="past" />
        <TextInput
          name="country"
          optional
          autoComplete="off"
          maxLength={2}
          verbatim
          help={t('titles.ofListHelp')}
        />
      </Columns>
      <TextInput name="source" optional autoComplete="off" maxLength={500} help={t('titles.sourceHelp')} />
    </>
  )
}

interface NewProps {
  answer: DogTitles
  /** what show results tell of the title that is added */
  found: StaffTitleFinding | undefined
}

/** A title that the dog has not yet. */
export function NewDogTitleForm({ answer: { dog, titles }, found }: NewProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { offer } = useShowUndo()
  const draft = useOwnDraft(`dogTitles.new.${dog.regnr}.${found?.code ?? ''}`)
  const form = useDraftForm({
    draft,
    resolver: dogTitleResolver,
    defaultValues: newDogTitleValues(found),
  })
  const { mutateAsync } = useChange(addDogTitle, {
    params: { regnr: dog.regnr },
    invalidates: SHOWN_TITLES,
    async onSuccess({ save }) {
      forgetDraft(draft.name)
      await navigate(dogTitlesAddress(dog.regnr))
      offer(save, t('titles.added'))
    },
  })
  return (
    <Form form={form} labels={useLabels()} onSubmit={(values) => mutateAsync(values)}>
      <Block measure="narrow">
        <SelectInput name="code" options={useOptions(titles)} />
      </Block>
      <Fields dayNeeded />
      <SubmitButton>{t('titles.addThis')}</SubmitButton>
    </Form>
  )
}

/** The titles that can be given, without those that the dog has. */
function useOptions(has: readonly StaffTitle[]) {
  const t = useTranslate()
  const nameOf = useTitleName()
  const { data = [] } = useQuery(titlesQuery)
  const given = new Set(has.map(({ code }) => code))
  return [
    { value: '', label: t('titles.choose') },
    ...data
      .filter(({ code, offered }) => offered && !given.has(code))
      .map(({ code }) => ({ value: code, label: `${code}, ${nameOf(code)}` })),
  ]
}

interface Props {
  regnr: string
  title: StaffTitle
}

/** A title of a dog to be changed or removed. */
export function DogTitleForm({ regnr, title }: Props) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { offer } = useShowUndo()
  const { id, code } = title
  const close = () => navigate({ ...dogTitlesAddress(regnr), resetScroll: false })
  const { mutateAsync } = useChange(editDogTitle, { params: { regnr, id }, invalidates: SHOWN_TITLES })
  const versioned = useVersionedForm({
    draft: useOwnDraft(`dogTitles.${id}`),
    stored: title,
    resolver: dogTitleResolver,
    valuesOf: dogTitleValues,
    load: () => loadTitle(regnr, id),
    save: ({ code: _code, ...values }, { version }) => mutateAsync({ ...values, version }),
    onSaved: async ({ save }) => {
      await close()
      offer(save, t('titles.savedOne', { code }))
    },
  })
  const removal = useChange(removeDogTitle, {
    params: { regnr, id },
    invalidates: SHOWN_TITLES,
    async onSuccess({ save }) {
      await close()
      offer(save, t('titles.removedOne', { code }))
    },
    onError: (error) => toastRefusal(t, error),
  })
  return (
    <>
      <VersionedForm versioned={versioned} labels={useLabels()} words={() => undefined}>
        <Fields dayNeeded={title.date !== null} />
        <SubmitButton>{t('titles.saveThis')}</SubmitButton>
      </VersionedForm>
      <Block mt={3}>
        <ConfirmedAction
          label={t('titles.removeThis')}
          question={t('titles.removeOneQuestion', { code })}
          help={t('titles.removeOneHelp')}
          blocked={null}
          dangerous
          call={removal}
          body={undefined}
        />
      </Block>
    </>
  )
}

async function loadTitle(regnr: string, id: number): Promise<StaffTitle> {
  const { titles } = await ask(dogTitles, { params: { regnr } })
  const title = titles.find((one) => one.id === id)
  if (!title) throw new ApiError(404, 'DOG_TITLE_NOT_FOUND')
  return title
}
