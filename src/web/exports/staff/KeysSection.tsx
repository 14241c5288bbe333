import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiKey } from '#contract/apiKeys.ts'
import { type Translate, useTranslate } from '../../i18n/useTranslate.ts'
import { Block, Span, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { Code } from '../../ui/marks/Code.tsx'
import { StateMark } from '../../ui/marks/StateMark.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/types.ts'
import { DateText } from '../../ui/values/DateText.tsx'
import { TimeText } from '../../ui/values/TimeText.tsx'
import { apiKeysQuery } from '../queries.ts'
import { NewKeyDialog } from './NewKeyDialog.tsx'
import { RevokeKey } from './RevokeKey.tsx'

/** The API keys of partners: what each may, how much it is used, and a new one. */
export function KeysSection() {
  const t = useTranslate()
  const query = useQuery(apiKeysQuery)
  const [isMaking, setMaking] = useState(false)
  return (
    <Section title={t('exports.keys.title')}>
      <Text measure="text" mb={2}>
        {t('exports.keys.lead')}
      </Text>
      <Loaded
        query={query}
        failed={t('exports.keys.failed')}
        rows={3}
        rowHeight={56}
        empty={({ keys }) =>
          keys.length === 0 && (
            <EmptyState title={t('exports.keys.none')}>{t('exports.keys.noneHelp')}</EmptyState>
          )
        }
      >
        {({ keys }) => (
          <DataTable
            caption={t('exports.keys.table')}
            rows={keys}
            rowKey={({ id }) => String(id)}
            columns={columnsIn(t)}
            cardsBelow="md"
          />
        )}
      </Loaded>
      <Block mt={2} data-print="no">
        <Button variant="outlined" onClick={() => setMaking(true)}>
          {t('exports.keys.add')}
        </Button>
      </Block>
      {isMaking && <NewKeyDialog onClose={() => setMaking(false)} />}
    </Section>
  )
}

const columnsIn = (t: Translate): readonly Column<ApiKey>[] => [
  {
    id: 'partner',
    header: t('exports.keys.partner'),
    cell: ({ partner, note }) => (
      <>
        <Span strong breaks>
          {partner}
        </Span>
        {note !== '' && (
          <Text tone="muted" size="small" breaks>
            {note}
          </Text>
        )}
      </>
    ),
    rowHeader: true,
    card: 'title',
  },
  {
    id: 'beginning',
    header: t('exports.keys.beginning'),
    cell: ({ beginning }) => <Code>{`${beginning}…`}</Code>,
    oneLine: true,
    card: 'fact',
  },
  { id: 'state', header: t('exports.keys.state'), cell: (key) => <State apiKey={key} />, card: 'fact' },
  {
    id: 'rate',
    header: t('exports.keys.perMinute'),
    cell: ({ perMinute }) => perMinute,
    align: 'right',
    card: 'fact',
  },
  {
    id: 'lastUsed',
    header: t('exports.keys.lastUsed'),
    cell: ({ lastUsedAt }) => <TimeText moment={lastUsedAt} />,
    card: 'fact',
  },
  {
    id: 'day',
    header: t('exports.keys.today'),
    cell: ({ days: [latest] }) =>
      latest ? (
        <>
          <DateText date={latest.day} />
          <Text size="small">{callsText(t, [latest])}</Text>
        </>
      ) : (
        '–'
      ),
    card: 'fact',
  },
  {
    id: 'month',
    header: t('exports.keys.month'),
    cell: ({ days }) => (days.length === 0 ? '–' : callsText(t, days)),
    card: 'fact',
  },
  {
    id: 'revoke',
    header: t('exports.keys.revoke'),
    cell: (key) => key.revokedAt === null && <RevokeKey apiKey={key} />,
    isEmpty: ({ revokedAt }) => revokedAt !== null,
    oneLine: true,
    card: 'actions',
  },
]

function callsText(t: Translate, days: ApiKey['days']): string {
  const calls = days.reduce((sum, day) => sum + day.calls, 0)
  const refused = days.reduce((sum, day) => sum + day.refused, 0)
  return refused === 0 ? t('exports.keys.calls', { calls }) : t('exports.keys.refused', { calls, refused })
}

function State({ apiKey: { revokedAt } }: { apiKey: ApiKey }) {
  const t = useTranslate()
  return revokedAt === null ? (
    <StateMark mark="✓" tone="success">
      {t('exports.keys.works')}
    </StateMark>
  ) : (
    <StateMark mark="–" tone="muted">
      {t('exports.keys.revoked')} <TimeText moment={revokedAt} />
    </StateMark>
  )
}
