import { zodResolver } from '@hookform/resolvers/zod'
import { addNumber as call } from '#contract/dogNumbers.ts'
import { addNumber } from '#contract/endpoints/dogNumbers.ts'
import { REGNR_MAX_LENGTH } from '#domain/regnr.ts'
import { useOwnDraft } from '../../accounts/session/session.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { forgetDraft } from '../../ui/drafts/drafts.ts'
import { useDraftForm } from '../../ui/drafts/useDraftForm.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { Block } from '../../ui/layout/parts.ts'
import { ReasonInput } from '../ReasonInput.tsx'

const resolver = zodResolver(call.body!)

interface Props {
  regnr: string
  /** told what has been saved */
  onSaved: (text: string) => Promise<void>
}

/** Another number of a dog. */
export function NewNumberForm({ regnr, onSaved }: Props) {
  const t = useTranslate()
  const draft = useOwnDraft(`number.new.${regnr}`)
  const form = useDraftForm({ draft, resolver, defaultValues: { number: '', reason: '' } })
  const { mutateAsync } = useChange(addNumber, {
    params: { regnr },
    async onSuccess() {
      forgetDraft(draft.name)
      await onSaved(t('identity.numbers.added'))
    },
  })
  const labels = { number: t('identity.numbers.number'), reason: t('identity.reason') }
  return (
    <Form form={form} labels={labels} onSubmit={(values) => mutateAsync(values)}>
      <Block measure="text">
        <TextInput
          name="number"
          verbatim
          autoComplete="off"
          maxLength={REGNR_MAX_LENGTH}
          help={t('identity.adding.regnrHelp')}
        />
      </Block>
      <ReasonInput />
      <SubmitButton>{t('identity.numbers.add')}</SubmitButton>
    </Form>
  )
}
