import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { yearbook, yearbookPdf, yearbookXlsx } from '#contract/endpoints/yearbook.ts'
import { LANGUAGES } from '#contract/languages.ts'
import type { YearbookOverview } from '#contract/yearbook.ts'
import { periodName, periodOf } from '#domain/competitions/periods.ts'
import { formatDate } from '#domain/dates.ts'
import { addressOf } from '../client/address.ts'
import { queryOf } from '../client/queries.ts'
import { useBreedOptions } from '../dogs/breeds.ts'
import type { Language } from '../i18n/languages.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { FilterSelect } from '../ui/filters/FilterSelect.tsx'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { Note, Row, Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { DownloadButton } from '../ui/links/DownloadButton.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { Column } from '../ui/table/types.ts'
import { finnishToday } from '../ui/values/days.ts'
import { formatNumber } from '../ui/values/numbers.ts'
import { YEARBOOK_PATH, type YearbookSearch, yearbookAddress } from './addresses.ts'

/** Seasons or years that are offered. */
const PERIODS = 30

/** `/vuosikirja`: a season or year of the club as one document. */
export function YearbookPage() {
  const t = useTranslate()
  const search = useSearch({ from: YEARBOOK_PATH })
  const kind: 'season' | 'year' = search.laji ?? 'season'
  const running = periodOf(kind, finnishToday())
  const period = search.jakso ?? running - 1
  const [language, setLanguage] = useState(useLanguage())
  const asked = { kind, period, breed: search.rotu }
  const query = useQuery(queryOf(yearbook, { query: asked }))
  return (
    <>
      <PageTitle title={t('yearbook.title')} lead={t('yearbook.lead')} />
      <Choices search={search} period={period} running={running} />
      <Row gap={2} align="end" mt={2}>
        <FilterSelect
          label={t('yearbook.language')}
          value={language}
          none={null}
          options={LANGUAGES.map((value) => ({ value, label: t(`accounts.languages.${value}`) }))}
          onChange={(value) => setLanguage(value as Language)}
        />
        <Row gap={1}>
          <DownloadButton href={addressOf(yearbookPdf, { query: asked, lang: language })}>PDF</DownloadButton>
          <DownloadButton href={addressOf(yearbookXlsx, { query: asked, lang: language })}>
            {t('yearbook.excel')}
          </DownloadButton>
        </Row>
      </Row>
      <Section title={`${t('yearbook.contents')}: ${periodName(kind, period)}`}>
        <Loaded query={query} failed={t('yearbook.failed')} rows={8} rowHeight={40}>
          {(overview) => <Contents overview={overview} />}
        </Loaded>
      </Section>
    </>
  )
}

interface ChoicesProps {
  search: YearbookSearch
  period: number
  running: number
}

/** Which season or year, and whose. */
function Choices({ search, period, running }: ChoicesProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const breeds = useBreedOptions()
  const go = (next: YearbookSearch) =>
    void navigate({ ...yearbookAddress({ ...search, ...next }), resetScroll: false })
  const kind: 'season' | 'year' = search.laji ?? 'season'
  const offered = Array.from({ length: PERIODS }, (_none, index) => running - index)
  const periods = offered.includes(period) ? offered : [period, ...offered]
  return (
    <Row gap={2}>
      <FilterSelect
        label={t('yearbook.kind')}
        value={kind}
        none={null}
        options={(['season', 'year'] as const).map((value) => ({
          value,
          label: t(`yearbook.kinds.${value}`),
        }))}
        onChange={(value) => go({ laji: value === 'year' ? 'year' : undefined, jakso: undefined })}
      />
      <FilterSelect
        label={t(`yearbook.${kind}`)}
        value={String(period)}
        none={null}
        options={periods.map((number) => ({ value: String(number), label: periodName(kind, number) }))}
        onChange={(value) => go({ jakso: Number(value) })}
      />
      <FilterSelect
        label={t('yearbook.breed')}
        value={search.rotu ?? ''}
        none={t('yearbook.allBreeds')}
        options={breeds}
        onChange={(value) => go({ rotu: value || undefined })}
      />
    </Row>
  )
}

type Part = YearbookOverview['parts'][number]

/** The parts of the book with the number of their rows. */
function Contents({ overview }: { overview: YearbookOverview }) {
  const t = useTranslate()
  const language = useLanguage()
  const { from, to, running, preliminary, parts } = overview
  const columns: readonly Column<Part>[] = [
    {
      id: 'part',
      header: t('yearbook.part'),
      cell: ({ name }) => t(`yearbook.parts.${name}`),
      rowHeader: true,
      card: 'title',
    },
    {
      id: 'rows',
      header: t('yearbook.rows'),
      cell: ({ rows }) => formatNumber(language, rows),
      align: 'right',
      card: 'fact',
    },
  ]
  return (
    <>
      <Text tone="muted" mb={1}>
        {t('yearbook.period', { from: formatDate(from), to: formatDate(to) })}
      </Text>
      {(running || preliminary > 0) && (
        <Note tone="warning" mb={2}>
          {running && <Text>{t('yearbook.running')}</Text>}
          {preliminary > 0 && <Text>{t('yearbook.preliminary', { count: preliminary })}</Text>}
        </Note>
      )}
      <DataTable
        caption={t('yearbook.contents')}
        columns={columns}
        rows={parts}
        rowKey={({ name }) => name}
        cardsBelow="never"
      />
    </>
  )
}
