import { zodResolver } from '@hookform/resolvers/zod'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ownRefundAccount, putOwnRefundAccount } from '#contract/endpoints/refundLists.ts'
import type { OwnEntry } from '#contract/ownEntries.ts'
import { type OwnRefundAccount, putOwnRefundAccount as putCall } from '#contract/refundLists.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { queryOf } from '../../client/queries.ts'
import { useChange } from '../../client/useChange.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { Block, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { showSuccess } from '../../ui/toasts/toasts.ts'

/** Asks the entrant to which account money goes back; nothing where none goes back by bank transfer. */
export function RefundAccountSection({ entry }: { entry: OwnEntry }) {
  const isExpected = entry.money.refunds.some(
    ({ method, state }) => method === 'transfer' && (state === 'intended' || state === 'sending'),
  )
  return isExpected && <Asked entry={entry} />
}

function Asked({ entry: { id, contactName } }: { entry: OwnEntry }) {
  const t = useTranslate()
  const { data } = useQuery({ ...queryOf(ownRefundAccount, { params: { id } }), staleTime: 0 })
  if (!data || data.waitingCents === 0) return null
  return (
    <Section title={t('ownEntries.refundAccount.title')}>
      <Told id={id} told={data} name={contactName} />
    </Section>
  )
}

function Told({ id, told, name }: { id: number; told: OwnRefundAccount; name: string | null }) {
  const t = useTranslate()
  const [changes, setChanges] = useState(false)
  const amount = formatEuros(told.waitingCents, useLanguage())
  const { account, inList } = told
  if (!account || changes)
    return (
      <>
        <Text mb={2} measure="text">
          {t('ownEntries.refundAccount.wanted', { amount })}
        </Text>
        <AccountForm id={id} name={account?.holder ?? name ?? ''} onSaved={() => setChanges(false)} />
      </>
    )
  return (
    <>
      <Text>
        {t('ownEntries.refundAccount.known', { amount, account: account.masked, holder: account.holder })}
      </Text>
      {inList ? (
        <Text tone="muted" mt={1}>
          {t('ownEntries.refundAccount.inList')}
        </Text>
      ) : (
        <Block mt={2} data-print="no">
          <Button variant="outlined" onClick={() => setChanges(true)}>
            {t('ownEntries.refundAccount.change')}
          </Button>
        </Block>
      )}
    </>
  )
}

function AccountForm({ id, name, onSaved }: { id: number; name: string; onSaved: () => void }) {
  const t = useTranslate()
  const fields = useForm({
    resolver: zodResolver(putCall.body),
    shouldFocusError: false,
    defaultValues: { iban: '', holder: name },
  })
  const { mutateAsync } = useChange(putOwnRefundAccount, {
    params: { id },
    invalidates: [ownRefundAccount],
    onSuccess: () => {
      showSuccess(t('ownEntries.refundAccount.saved'))
      onSaved()
    },
  })
  return (
    <Form
      form={fields}
      labels={{ iban: t('ownEntries.refundAccount.iban'), holder: t('ownEntries.refundAccount.holder') }}
      onSubmit={(values) => mutateAsync(values)}
    >
      <TextInput
        name="iban"
        maxLength={50}
        verbatim
        autoComplete="off"
        help={t('ownEntries.refundAccount.privacy')}
      />
      <TextInput
        name="holder"
        maxLength={70}
        autoComplete="name"
        help={t('ownEntries.refundAccount.holderHelp')}
      />
      <SubmitButton>{t('ownEntries.refundAccount.save')}</SubmitButton>
    </Form>
  )
}
