import Button from '@mui/material/Button'
import { useMemo } from 'react'
import type { KeptTransaction } from '#contract/bankStatements.ts'
import { formatMoment } from '#domain/moments.ts'
import { formatEuros } from '#domain/payments/money.ts'
import type { Language } from '../../i18n/languages.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Text } from '../../ui/layout/parts.ts'
import { type StateLook, StateMark } from '../../ui/marks/StateMark.tsx'
import type { Column } from '../../ui/table/types.ts'
import { entryColumn, toldColumns } from '../findingColumns.tsx'

const LOOKS = {
  payment: { mark: '✓', tone: 'success' },
  refund: { mark: '✓', tone: 'success' },
  assigned: { mark: '✓', tone: 'success' },
  aside: { mark: '–', tone: 'muted' },
  waits: { mark: '!', tone: 'warning' },
} as const satisfies Record<string, StateLook>

function stateOf({ kind, isRefund, settled, entry }: KeptTransaction): keyof typeof LOOKS {
  if (kind === null) return isRefund ? 'refund' : 'payment'
  if (!settled) return 'waits'
  return entry ? 'assigned' : 'aside'
}

/** The columns of what became of the transactions of a statement. */
export function useTransactionColumns(
  reopen: (found: KeptTransaction) => void,
): readonly Column<KeptTransaction>[] {
  const t = useTranslate()
  const language = useLanguage()
  return useMemo(
    () => [
      ...toldColumns<KeptTransaction>(t, language),
      {
        id: 'became',
        header: t('bankStatements.one.became'),
        cell: (row) => {
          const state = stateOf(row)
          return (
            <>
              <StateMark {...LOOKS[state]}>{t(`bankStatements.one.states.${state}`)}</StateMark>
              {row.settled && (
                <Text tone="muted" size="small" breaks>
                  {settledWords(language, row.settled)}
                </Text>
              )}
              {state === 'waits' && <Text size="small">{t(`bankStatements.kinds.${row.kind!}`)}</Text>}
            </>
          )
        },
        card: 'fact',
        wide: true,
      },
      entryColumn<KeptTransaction>(t),
      {
        id: 'actions',
        header: t('bankStatements.table.actions'),
        cell: (row) => {
          if (!row.settled) return null
          const verb = t(row.entry ? 'bankStatements.one.takeBack' : 'bankStatements.one.reopen')
          return (
            <Button
              size="small"
              aria-label={`${verb} ${formatEuros(row.amountCents, language)} ${row.party}`}
              onClick={() => reopen(row)}
            >
              {verb}
            </Button>
          )
        },
        isEmpty: ({ settled }) => settled === null,
        card: 'actions',
      },
    ],
    [t, language, reopen],
  )
}

/** Who has made it so and when, and why. */
function settledWords(
  language: Language,
  { at, by, reason }: NonNullable<KeptTransaction['settled']>,
): string {
  const who = [by?.username, formatMoment(at, language)].filter(Boolean).join(' ')
  return [who, reason].filter(Boolean).join(': ')
}
