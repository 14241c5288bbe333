import { useMemo, useState } from 'react'
import type { MemberFinding, MemberPreview } from '#contract/memberLists.ts'
import { holdsText } from '#domain/foldedText.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FilterSelect } from '../../ui/filters/FilterSelect.tsx'
import { TextFilter } from '../../ui/filters/TextFilter.tsx'
import { Row, Text } from '../../ui/layout/parts.ts'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { formatNumber } from '../../ui/values/numbers.ts'
import { useFindingColumns } from './findingColumns.tsx'

type Outcome = MemberFinding['outcome']

/** What a person should look at stands first. */
const ORDER: readonly Outcome[] = ['lapse', 'conflict', 'confirm', 'unmatched']
/** Rows of the table at first. */
const SHOWN_AT_FIRST = 20

const isNamed = ({ user, number, listed }: MemberFinding, text: string): boolean =>
  holdsText(`${user?.name ?? ''} ${user?.username ?? ''} ${number} ${listed ?? ''}`, text)

/** Every user and row about which the list says something, narrowed by what is said and by name or number. */
export function Findings({ check }: { check: NonNullable<MemberPreview['check']> }) {
  const t = useTranslate()
  const language = useLanguage()
  const [outcome, setOutcome] = useState<string>('')
  const [text, setText] = useState('')
  const sorted = useMemo(
    () => check.findings.toSorted((a, b) => ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome)),
    [check],
  )
  const rows = sorted.filter((row) => (outcome === '' || row.outcome === outcome) && isNamed(row, text))
  const columns = useFindingColumns()
  const options = ORDER.map((value) => ({
    value,
    label: `${t(`memberLists.outcomes.${value}`)} (${formatNumber(language, check.counts[value], 0)})`,
  }))
  return (
    <>
      <Row gap={2} mb={2}>
        <FilterSelect
          label={t('memberLists.outcome')}
          value={outcome}
          options={options}
          onChange={setOutcome}
        />
        <TextFilter label={t('memberLists.search')} value={text} onChange={setText} />
      </Row>
      <DataTable
        caption={t('memberLists.findings')}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        shownAtFirst={SHOWN_AT_FIRST}
        cardsBelow="md"
        summary={<Text role="status">{t('memberLists.found', { count: rows.length })}</Text>}
        empty={<EmptyState title={t('memberLists.noFindings')}>{t('memberLists.noFindingsHelp')}</EmptyState>}
      />
      {check.unlisted > 0 && (
        <Text tone="muted" mt={1}>
          {t('memberLists.unlisted', { count: check.unlisted })}
        </Text>
      )}
    </>
  )
}

const keyOf = ({ user, lines }: MemberFinding): string => `${user?.id ?? ''} ${lines.join()}`
