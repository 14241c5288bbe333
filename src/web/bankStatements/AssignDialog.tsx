import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AssignableEntry, BankCase } from '#contract/bankStatements.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { PayableList } from '../trials/PayableList.tsx'
import { FormDialog } from '../ui/dialogs/FormDialog.tsx'
import { Text } from '../ui/layout/parts.ts'
import { useDebounced } from '../ui/useDebounced.ts'
import { AssignStep } from './AssignStep.tsx'
import { entriesForCaseQuery } from './queries.ts'

interface Props {
  found: BankCase
  onClose: () => void
}

/** Chooses the entry that money which came in is for, and asks before it is recorded. */
export function AssignDialog({ found, onClose }: Props) {
  const t = useTranslate()
  const amount = formatEuros(found.amountCents, useLanguage())
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<AssignableEntry | null>(null)
  const entries = useQuery(entriesForCaseQuery(found.id, useDebounced(text, 250)))
  return (
    <FormDialog title={t('bankStatements.assignTitle', { amount })} onClose={onClose}>
      {chosen ? (
        <AssignStep found={found} entry={chosen} onBack={() => setChosen(null)} onDone={onClose} />
      ) : (
        <>
          <Text breaks mb={2}>
            {[found.party, found.message].filter(Boolean).join(': ')}
          </Text>
          <PayableList
            text={text}
            onText={setText}
            entries={entries}
            verb={t('bankStatements.step.choose')}
            verbOf={(dog) => t('bankStatements.step.chooseOf', { dog })}
            none={t('bankStatements.noEntries')}
            onChoose={setChosen}
          />
        </>
      )}
    </FormDialog>
  )
}
