import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { contestEntry as call } from '#contract/contests.ts'
import { contestEntry, entryContest } from '#contract/endpoints/contests.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { TextAreaInput } from '../../ui/inputs/TextAreaInput.tsx'
import { Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { showSuccess } from '../../ui/toasts/toasts.ts'

const resolver = zodResolver(call.body)

/** Asks an owner what stands against the entry. */
export function ContestForm({ id }: { id: string }) {
  const t = useTranslate()
  const form = useForm({ resolver, shouldFocusError: false, defaultValues: { reason: '' } })
  const { mutateAsync } = useChange(contestEntry, {
    params: { id },
    invalidates: [entryContest],
    onSuccess: () => showSuccess(t('ownEntries.contest.done')),
  })
  return (
    <Section title={t('ownEntries.contest.question')}>
      <Text measure="text" mb={2}>
        {t('ownEntries.contest.help')}
      </Text>
      <Form
        byButton
        form={form}
        labels={{ reason: t('ownEntries.contest.reason') }}
        onSubmit={(body) => mutateAsync(body)}
      >
        <TextAreaInput name="reason" rows={4} maxLength={500} help={t('ownEntries.contest.reasonHelp')} />
        <SubmitButton>{t('ownEntries.contest.submit')}</SubmitButton>
      </Form>
    </Section>
  )
}
