import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BankCase } from '#contract/bankStatements.ts'
import { assignCase } from '#contract/endpoints/bankStatements.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { useChange } from '../client/useChange.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { PayableList } from '../trials/PayableList.tsx'
import { FormDialog } from '../ui/dialogs/FormDialog.tsx'
import { Text } from '../ui/layout/parts.ts'
import { toastRefusal } from '../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../ui/toasts/toasts.ts'
import { useDebounced } from '../ui/useDebounced.ts'
import { BANKING, entriesForCaseQuery } from './queries.ts'

/** Chooses the entry that money which came in is for. */
export function AssignDialog({ found, onClose }: { found: BankCase; onClose: () => void }) {
  const t = useTranslate()
  const amount = formatEuros(found.amountCents, useLanguage())
  const [text, setText] = useState('')
  const entries = useQuery(entriesForCaseQuery(found.id, useDebounced(text, 250)))
  const { mutate, isPending } = useChange(assignCase, {
    params: { id: found.id },
    invalidates: BANKING,
    onSuccess: () => {
      showSuccess(t('bankStatements.assigned'))
      onClose()
    },
    onError: (error) => toastRefusal(t, error),
  })
  return (
    <FormDialog title={t('bankStatements.assignTitle', { amount })} onClose={onClose}>
      <Text breaks mb={2}>
        {[found.party, found.message].filter(Boolean).join(': ')}
      </Text>
      <PayableList
        text={text}
        onText={setText}
        entries={entries}
        verb={t('bankStatements.assign')}
        verbOf={(dog) => t('bankStatements.assignTo', { dog })}
        none={t('bankStatements.noEntries')}
        disabled={isPending}
        onChoose={(entry) => mutate({ entryId: entry.id })}
      />
    </FormDialog>
  )
}
