import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BankCase, PayableEntry } from '#contract/bankStatements.ts'
import { assignCase } from '#contract/endpoints/bankStatements.ts'
import { formatDate } from '#domain/dates.ts'
import { calledBy } from '#domain/dogs.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { useChange } from '../client/useChange.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { FormDialog } from '../ui/dialogs/FormDialog.tsx'
import { TextFilter } from '../ui/filters/TextFilter.tsx'
import { Block, Divided, PlainList, Row, Span, Text } from '../ui/layout/parts.ts'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
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
      <TextFilter label={t('bankStatements.assignSearch')} value={text} onChange={setText} />
      <Block mt={2}>
        <Loaded
          query={entries}
          rows={4}
          empty={(data) => data.entries.length === 0 && <EmptyState title={t('bankStatements.noEntries')} />}
        >
          {(data) => (
            <PlainList aria-label={t('bankStatements.table.entry')}>
              {data.entries.map((entry) => (
                <Candidate
                  key={entry.id}
                  entry={entry}
                  isPending={isPending}
                  onAssign={() => mutate({ entryId: entry.id })}
                />
              ))}
            </PlainList>
          )}
        </Loaded>
      </Block>
    </FormDialog>
  )
}

interface CandidateProps {
  entry: PayableEntry
  isPending: boolean
  onAssign: () => void
}

function Candidate({ entry: { dog, date, place, dueCents }, isPending, onAssign }: CandidateProps) {
  const t = useTranslate()
  const language = useLanguage()
  const due =
    dueCents > 0
      ? t('bankStatements.due', { amount: formatEuros(dueCents, language) })
      : t('bankStatements.paid')
  return (
    <Divided>
      <Row between wrap={false} gap={2} align="center">
        <Block shrink>
          <Span strong breaks>
            {calledBy(dog)}
          </Span>
          <Text tone="muted" size="small">
            {[[place, date && formatDate(date)].filter(Boolean).join(' '), due].join(' · ')}
          </Text>
        </Block>
        <Button
          variant="outlined"
          size="small"
          disabled={isPending}
          aria-label={t('bankStatements.assignTo', { dog: calledBy(dog) })}
          onClick={onAssign}
        >
          {t('bankStatements.assign')}
        </Button>
      </Row>
    </Divided>
  )
}
