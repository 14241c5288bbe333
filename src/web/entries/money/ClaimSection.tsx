import { zodResolver } from '@hookform/resolvers/zod'
import Link from '@mui/material/Link'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { claimCertificate, decideClaim } from '#contract/endpoints/payments.ts'
import type { EntryMoney } from '#contract/payments.ts'
import { formatMoment } from '#domain/moments.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { addressOf } from '../../client/address.ts'
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
  claim: EntryMoney['claims'][number]
}

/** What the entrant asks back: the ground, the certificate, and how it was decided or is to be. */
export function ClaimSection({ entryId, claim }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const { state, decidedAt, reason, ground } = claim
  return (
    <Section title={t('entries.money.claim.title')}>
      <FactList
        columnWidth={{ xs: '9rem', md: '9rem' }}
        facts={[
          { label: t('entries.money.claim.ground'), value: t(`ownEntries.claim.grounds.${ground}`) },
          { label: t('entries.money.claim.asked'), value: formatMoment(claim.madeAt, language) },
          { label: t('entries.money.claim.amount'), value: formatEuros(claim.amountCents, language) },
          {
            label: t('entries.money.claim.certificate'),
            value: state === 'open' && <Certificate entryId={entryId} claim={claim} />,
          },
          {
            label: t('entries.money.claim.verdict'),
            value:
              state !== 'open' &&
              [t(`entries.money.claim.states.${state}`), decidedAt && formatMoment(decidedAt, language)]
                .filter(Boolean)
                .join(', '),
          },
          { label: t('entries.money.reason'), value: reason, long: true },
        ]}
      />
      {state === 'open' && <DecideForm entryId={entryId} claim={claim} />}
    </Section>
  )
}

function Certificate({ entryId, claim: { hasCertificate, needsCertificate } }: Props) {
  const t = useTranslate()
  if (!hasCertificate)
    return t(needsCertificate ? 'entries.money.claim.missing' : 'entries.money.claim.notNeeded')
  return (
    <Link href={addressOf(claimCertificate, { params: { id: entryId } })} target="_blank" rel="noopener">
      {t('entries.money.claim.open')}
    </Link>
  )
}

const form = z
  .object({ accepted: z.enum(['true', 'false'], 'VALUE_REQUIRED'), reason: z.string().max(500) })
  .refine(({ accepted, reason }) => accepted === 'true' || reason.trim() !== '', {
    path: ['reason'],
    error: 'VALUE_REQUIRED',
  })

function DecideForm({ entryId, claim }: Props) {
  const t = useTranslate()
  const amount = formatEuros(claim.amountCents, useLanguage())
  const fields = useForm<z.input<typeof form>, unknown, z.output<typeof form>>({
    resolver: zodResolver(form),
    shouldFocusError: false,
    defaultValues: { reason: '' },
  })
  const { mutateAsync } = useChange(decideClaim, {
    params: { id: entryId },
    invalidates: MONEY,
    onSuccess: () => showSuccess(t('entries.money.claim.done')),
  })
  return (
    <Form
      byButton
      form={fields}
      labels={{ accepted: t('entries.money.claim.question'), reason: t('entries.money.reason') }}
      onSubmit={({ accepted, reason }) =>
        mutateAsync({ claimId: claim.id, version: claim.version, accepted: accepted === 'true', reason })
      }
    >
      <ChoiceInput
        name="accepted"
        choices={[
          { value: 'true', label: t('entries.money.claim.accept', { amount }) },
          { value: 'false', label: t('entries.money.claim.decline') },
        ]}
      />
      <TextInput name="reason" maxLength={500} help={t('entries.money.claim.reasonHelp')} />
      <SubmitButton>{t('entries.money.claim.submit')}</SubmitButton>
    </Form>
  )
}
