import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import type { BankCase } from '#contract/bankStatements.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Block, Row, Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { Column } from '../ui/table/types.ts'
import { AsideDialog } from './AsideDialog.tsx'
import { AssignDialog } from './AssignDialog.tsx'
import { toldColumns } from './findingColumns.tsx'

type Asked = { readonly assign: BankCase } | { readonly aside: readonly BankCase[] } | null

/** Transactions that nobody can be told by: each is assigned to an entry or set aside. */
export function CaseSection({ cases }: { cases: readonly BankCase[] }) {
  const t = useTranslate()
  const [asked, setAsked] = useState<Asked>(null)
  const columns = useCaseColumns(setAsked)
  const close = () => setAsked(null)
  return (
    <Section title={t('bankStatements.cases')}>
      {cases.length > 0 && (
        <Text tone="muted" mb={2} measure="text">
          {t('bankStatements.casesHelp')}
        </Text>
      )}
      <DataTable
        caption={t('bankStatements.cases')}
        columns={columns}
        rows={cases}
        rowKey={({ id }) => String(id)}
        shownAtFirst={20}
        cardsBelow="md"
        empty={<EmptyState title={t('bankStatements.noCases')} />}
      />
      {cases.length > 1 && (
        <Block mt={1}>
          <Button onClick={() => setAsked({ aside: cases })}>{t('bankStatements.asideAll')}</Button>
        </Block>
      )}
      {asked && 'assign' in asked && <AssignDialog found={asked.assign} onClose={close} />}
      {asked && 'aside' in asked && <AsideDialog cases={asked.aside} onClose={close} />}
    </Section>
  )
}

function useCaseColumns(ask: (asked: Asked) => void): readonly Column<BankCase>[] {
  const t = useTranslate()
  const language = useLanguage()
  return useMemo(
    () => [
      ...toldColumns<BankCase>(t, language),
      {
        id: 'what',
        header: t('bankStatements.table.what'),
        cell: ({ kind }) => t(`bankStatements.kinds.${kind}`),
        card: 'fact',
        wide: true,
      },
      {
        id: 'actions',
        header: t('bankStatements.table.actions'),
        cell: (found) => {
          const amount = formatEuros(found.amountCents, language)
          return (
            <Row>
              {found.amountCents > 0 && (
                <Button
                  size="small"
                  variant="outlined"
                  aria-label={`${t('bankStatements.assign')} ${amount} ${found.party}`}
                  onClick={() => ask({ assign: found })}
                >
                  {t('bankStatements.assign')}
                </Button>
              )}
              <Button
                size="small"
                aria-label={`${t('bankStatements.aside')} ${amount} ${found.party}`}
                onClick={() => ask({ aside: [found] })}
              >
                {t('bankStatements.aside')}
              </Button>
            </Row>
          )
        },
        card: 'actions',
      },
    ],
    [t, language, ask],
  )
}
