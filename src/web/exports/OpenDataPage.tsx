import Link from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { API_DOCS } from '#contract/constants.ts'
import { openDataFile } from '#contract/endpoints/exports.ts'
import type { OpenData } from '#contract/exports.ts'
import { addressOf } from '../client/address.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { populationAddress } from '../population/addresses.ts'
import { FactList } from '../ui/layout/FactList.tsx'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { Block, Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { AppLink } from '../ui/links/AppLink.tsx'
import { DownloadButton } from '../ui/links/DownloadButton.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { Code } from '../ui/marks/Code.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import { formatNumber } from '../ui/values/numbers.ts'
import { TimeText } from '../ui/values/TimeText.tsx'
import { openDataQuery } from './queries.ts'

const MEGABYTE = 1_000_000

/** `/avoin-data`: the open data of the last night, and where other files are. */
export function OpenDataPage() {
  const t = useTranslate()
  const query = useQuery(openDataQuery)
  return (
    <>
      <PageTitle title={t('openData.title')} lead={t('openData.lead')} />
      <Loaded
        query={query}
        failed={t('openData.failed')}
        rows={6}
        rowHeight={64}
        empty={(found) =>
          found === null && <EmptyState title={t('openData.none')}>{t('openData.noneHelp')}</EmptyState>
        }
      >
        {(found) => found && <Newest data={found} />}
      </Loaded>
      <Section title={t('openData.without')}>
        <Text measure="text">{t('openData.withoutText')}</Text>
      </Section>
      <Section title={t('openData.others')}>
        <Text measure="text" mb={1}>
          {t('openData.othersText')}
        </Text>
        <AppLink {...populationAddress()}>{t('openData.breeds')}</AppLink>
      </Section>
      <Section title={t('openData.api')}>
        <Text measure="text" mb={1}>
          {t('openData.apiText')}
        </Text>
        <Link href={API_DOCS}>{t('openData.apiDocs')}</Link>
      </Section>
    </>
  )
}

function Newest({ data }: { data: OpenData }) {
  const t = useTranslate()
  const language = useLanguage()
  const address = addressOf(openDataFile)
  return (
    <>
      <FactList
        facts={[
          { label: t('openData.made'), value: <TimeText moment={data.madeAt} /> },
          {
            label: t('openData.size'),
            value: t('openData.megabytes', {
              size: formatNumber(language, data.size / MEGABYTE, data.size < 10 * MEGABYTE ? 2 : 0),
            }),
          },
          { label: t('openData.licence'), value: data.licence ?? t('openData.noLicence'), long: true },
          {
            label: t('openData.address'),
            value: <Code>{`${window.location.origin}${address}`}</Code>,
            long: true,
          },
          { label: t('openData.checksum'), value: <Code>{data.sha256}</Code>, long: true },
        ]}
      />
      <Block mt={2} data-print="no">
        <DownloadButton href={address}>{t('openData.save')}</DownloadButton>
      </Block>
      <Section title={t('openData.contents')}>
        <Text tone="muted" measure="text" mb={2}>
          {t('openData.contentsHelp')}
        </Text>
        <Contents tables={data.tables} />
      </Section>
    </>
  )
}

function Contents({ tables }: Pick<OpenData, 'tables'>) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <DataTable
      caption={t('openData.contents')}
      rows={tables}
      rowKey={({ name }) => name}
      columns={[
        {
          id: 'table',
          header: t('openData.table'),
          cell: ({ name }) => t(`openData.tables.${name}`),
          rowHeader: true,
          card: 'title',
        },
        {
          id: 'rows',
          header: t('openData.rows'),
          cell: ({ rows }) => formatNumber(language, rows),
          align: 'right',
          card: 'fact',
        },
        {
          id: 'columns',
          header: t('openData.columns'),
          cell: ({ columns }) => columns.join(', '),
          card: 'fact',
        },
      ]}
    />
  )
}
