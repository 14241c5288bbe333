import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { keepMoney } from '#contract/payments.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'

interface Props {
  title: string
  help: string
  submit: string
  /** @throws ApiError */
  onReason: (reason: string) => Promise<unknown>
}

/** Something that is decided about the money of an entry for a reason. */
export function ReasonForm({ title, help, submit, onReason }: Props) {
  const t = useTranslate()
  const fields = useForm({
    resolver: zodResolver(keepMoney.body!.pick({ reason: true })),
    shouldFocusError: false,
    defaultValues: { reason: '' },
  })
  return (
    <Section title={title}>
      <Form
        byButton
        form={fields}
        labels={{ reason: t('entries.money.reason') }}
        onSubmit={({ reason }) => onReason(reason)}
      >
        <Text>{help}</Text>
        <TextInput name="reason" maxLength={500} help={t('entries.money.reasonHelp')} />
        <SubmitButton>{submit}</SubmitButton>
      </Form>
    </Section>
  )
}
