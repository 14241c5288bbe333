import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type * as z from 'zod'
import type { ContestRow } from '#contract/contestFields.ts'
import { decideContest as call } from '#contract/contests.ts'
import { decideContest } from '#contract/endpoints/contests.ts'
import { CONTEST_VERDICTS } from '#domain/entries/contests.ts'
import { formatMoment } from '#domain/moments.ts'
import { useChange } from '../../client/useChange.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { ChoiceInput } from '../../ui/inputs/ChoiceInput.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { FactList } from '../../ui/layout/FactList.tsx'
import { Section } from '../../ui/layout/Section.tsx'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { MONEY } from '../queries.ts'

interface Props {
  entryId: number
  contest: ContestRow
}

/** What the dog's owner has against the entry, and how it was decided or is to be. */
export function ContestSection({ entryId, contest }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const { state, reason, madeAt, verdictReason, decidedAt } = contest
  return (
    <Section title={t('entries.money.contest.title')}>
      <FactList
        columnWidth={{ xs: '9rem', md: '9rem' }}
        facts={[
          { label: t('ownEntries.contest.made'), value: formatMoment(madeAt, language) },
          { label: t('ownEntries.contest.reason'), value: reason, long: true },
          {
            label: t('ownEntries.contest.decided'),
            value:
              state !== 'open' &&
              [t(`ownEntries.contest.states.${state}`), decidedAt && formatMoment(decidedAt, language)]
                .filter(Boolean)
                .join(', '),
          },
          { label: t('ownEntries.contest.grounds'), value: verdictReason, long: true },
        ]}
      />
      {state === 'open' && <DecideForm entryId={entryId} contest={contest} />}
    </Section>
  )
}

const form = call.body.pick({ verdict: true, reason: true })
type Values = z.input<typeof form>

function DecideForm({ entryId, contest: { id: contestId } }: Props) {
  const t = useTranslate()
  const fields = useForm({
    resolver: zodResolver(form),
    shouldFocusError: false,
    // Nothing is chosen before somebody has.
    defaultValues: { reason: '' } as Values,
  })
  const { mutateAsync } = useChange(decideContest, {
    params: { id: entryId },
    invalidates: MONEY,
    onSuccess: () => showSuccess(t('entries.money.contest.done')),
  })
  return (
    <Form
      byButton
      form={fields}
      labels={{ verdict: t('entries.money.contest.question'), reason: t('ownEntries.contest.grounds') }}
      onSubmit={(values) => mutateAsync({ contestId, ...values })}
    >
      <ChoiceInput
        name="verdict"
        choices={CONTEST_VERDICTS.map((verdict) => ({
          value: verdict,
          label: t(`entries.money.contest.${verdict}`),
          note: t(`entries.money.contest.notes.${verdict}`),
        }))}
      />
      <TextInput name="reason" maxLength={500} help={t('entries.money.contest.reasonHelp')} />
      <SubmitButton>{t('entries.money.contest.submit')}</SubmitButton>
    </Form>
  )
}
