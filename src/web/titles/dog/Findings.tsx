import Button from '@mui/material/Button'
import type { StaffTitleFinding } from '#contract/dogTitles.ts'
import { acceptTitle } from '#contract/endpoints/dogTitles.ts'
import { formatDate } from '#domain/dates.ts'
import { useChange } from '../../client/useChange.ts'
import { useTitleName } from '../../dogs/titles.ts'
import { useNames } from '../../i18n/useNames.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { dogTitlesAddress } from '../../identity/addresses.ts'
import { useShowUndo } from '../../shows/saves/useShowUndo.ts'
import { Card, Heading, Row, Stack, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { LinkButton } from '../../ui/links/AppLink.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/types.ts'
import { toastRefusal } from '../../ui/toasts/toastRefusal.ts'
import { SHOWN_TITLES } from '../queries.ts'

interface Props {
  regnr: string
  findings: readonly StaffTitleFinding[]
}

/** What follows from the dog's show results, each with its reasons; nothing where nothing does. */
export function Findings({ regnr, findings }: Props) {
  const t = useTranslate()
  if (findings.length === 0) return null
  return (
    <Section title={t('titles.findings.title')}>
      <Stack>
        {findings.map((finding) => (
          <Finding key={finding.code} regnr={regnr} finding={finding} />
        ))}
      </Stack>
    </Section>
  )
}

interface FindingProps {
  regnr: string
  finding: StaffTitleFinding
}

function Finding({ regnr, finding }: FindingProps) {
  const t = useTranslate()
  const nameOf = useTitleName()
  const { code, complete, results } = finding
  const day = formatDate(finding.on)
  return (
    <Card>
      <Heading mb={1}>{[code, nameOf(code)].filter(Boolean).join(', ')}</Heading>
      <Text mb={1}>{t(complete ? 'titles.findings.complete' : 'titles.findings.part', { code, day })}</Text>
      <Text tone="muted" mb={2}>
        {useDemands(finding).join(' · ')}
      </Text>
      <DataTable
        caption={t('titles.findings.results', { code })}
        columns={useColumns()}
        rows={results}
        rowKey={({ date, place }) => `${date} ${place}`}
      />
      <Row mt={2} align="center">
        {complete ? (
          <Accept regnr={regnr} finding={finding} />
        ) : (
          <LinkButton {...dogTitlesAddress(regnr, code)} variant="outlined" resetScroll={false}>
            {t('titles.findings.enter', { code })}
          </LinkButton>
        )}
        <Text tone="muted" size="small">
          {t('titles.findings.granted')}
        </Text>
      </Row>
    </Card>
  )
}

function Accept({ regnr, finding: { code, on } }: FindingProps) {
  const t = useTranslate()
  const { offer } = useShowUndo()
  const { mutate, isPending } = useChange(acceptTitle, {
    params: { regnr },
    invalidates: SHOWN_TITLES,
    onSuccess: ({ save }) => offer(save, t('titles.added')),
    onError: (error) => toastRefusal(t, error),
  })
  return (
    <Button variant="contained" loading={isPending} onClick={() => mutate({ code, on })}>
      {t('titles.findings.accept', { code })}
    </Button>
  )
}

/** How each demand of the rule is met, in words: what there is, and what is asked for. */
function useDemands({ mark, shows, judges, countries, months, span }: StaffTitleFinding): readonly string[] {
  const t = useTranslate()
  const asks = (text: string, asked: number) => `${text} (${t('titles.findings.asks', { asked })})`
  return [
    asks(t('titles.findings.shows', { count: shows.has, mark }), shows.asks),
    asks(t('titles.findings.judges', { count: judges.has }), judges.asks),
    ...(countries.asks > 1
      ? [asks(t('titles.findings.countries', { count: countries.has }), countries.asks)]
      : []),
    ...(months ? [asks(t('titles.findings.months', { months: months.has }), months.asks)] : []),
    ...(span ? [asks(t('titles.findings.span', { months: span.has }), span.asks)] : []),
  ]
}

function useColumns(): readonly Column<StaffTitleFinding['results'][number]>[] {
  const t = useTranslate()
  const names = useNames()
  return [
    {
      id: 'date',
      header: t('shows.date'),
      cell: ({ date }) => formatDate(date),
      rowHeader: true,
      card: 'title',
      width: '8rem',
    },
    {
      id: 'place',
      header: t('shows.place'),
      cell: ({ place, country }) => (country === 'FI' ? names.place(place) : `${place} (${country})`),
      card: 'title',
    },
    { id: 'judge', header: t('shows.judge'), cell: ({ judge }) => judge || '–', card: 'fact' },
  ]
}
