import { useQuery } from '@tanstack/react-query'
import type { DataMappingRow, ShippedMapping } from '#contract/dataMappings.ts'
import { dataMappings } from '#contract/endpoints/dataMappings.ts'
import { queryOf } from '../../client/queries.ts'
import type { TextKey } from '../../i18n/textKeys.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/types.ts'
import { TimeText } from '../../ui/values/TimeText.tsx'
import { dataMappingAddress, dataUpdatesAddress } from '../addresses.ts'
import { CopyMapping } from './CopyMapping.tsx'

/** `/hallinta/paivitys/muodot`: how files are written, as staff have said it, and as the program knows it. */
export function MappingsPage() {
  const t = useTranslate()
  const query = useQuery(queryOf(dataMappings))
  return (
    <>
      <PageTitle
        title={t('dataMappings.list')}
        lead={<AppLink {...dataUpdatesAddress()}>{t('dataUpdates.title')}</AppLink>}
      />
      <Text measure="text">{t('dataMappings.listHelp')}</Text>
      <Loaded query={query} failed={t('dataMappings.listFailed')} rows={4} rowHeight={44}>
        {({ own, shipped }) => (
          <>
            <Section title={t('dataMappings.own')}>
              {own.length === 0 ? (
                <EmptyState title={t('dataMappings.noOwn')}>{t('dataMappings.noOwnHelp')}</EmptyState>
              ) : (
                <OwnMappings rows={own} />
              )}
            </Section>
            <Section title={t('dataMappings.shipped')}>
              <ShippedMappings rows={shipped} />
            </Section>
          </>
        )}
      </Loaded>
    </>
  )
}

function OwnMappings({ rows }: { rows: readonly DataMappingRow[] }) {
  const t = useTranslate()
  const columns: Column<DataMappingRow>[] = [
    {
      id: 'name',
      header: t('dataMappings.name'),
      cell: ({ id, name }) => <AppLink {...dataMappingAddress(id)}>{name}</AppLink>,
      rowHeader: true,
      hideable: false,
      long: true,
      card: 'title',
    },
    {
      id: 'kinds',
      header: t('dataMappings.kind'),
      cell: ({ kinds }) => kinds.map((kind) => t(`dataUpdates.sheets.${kind}`)).join(', '),
      card: 'fact',
      wide: true,
    },
    {
      id: 'made',
      header: t('dataMappings.made'),
      cell: ({ madeAt, by }) => <Moment at={madeAt} by={by} />,
      card: 'fact',
      wide: true,
    },
    {
      id: 'changed',
      header: t('dataMappings.changed'),
      cell: ({ changedAt, changedBy, version }) => version > 1 && <Moment at={changedAt} by={changedBy} />,
      isEmpty: ({ version }) => version === 1,
      card: 'fact',
      wide: true,
    },
  ]
  return (
    <DataTable
      caption={t('dataMappings.own')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => String(id)}
      rowLink={({ id }) => dataMappingAddress(id)}
      cardsBelow="md"
    />
  )
}

function Moment({ at, by }: { at: string; by: DataMappingRow['by'] }) {
  return (
    <>
      <TimeText moment={at} />
      {by && `, ${by.username}`}
    </>
  )
}

function ShippedMappings({ rows }: { rows: readonly ShippedMapping[] }) {
  const t = useTranslate()
  const nameOf = ({ name }: ShippedMapping) => t(`dataUpdates.mappings.${name}` as TextKey)
  const columns: Column<ShippedMapping>[] = [
    {
      id: 'name',
      header: t('dataMappings.name'),
      cell: nameOf,
      rowHeader: true,
      hideable: false,
      card: 'title',
    },
    {
      id: 'columns',
      header: t('dataMappings.columns'),
      cell: ({ sheets }) => sheets.flatMap(({ headings }) => headings).join(', '),
      long: true,
      card: 'fact',
      wide: true,
    },
    {
      id: 'copy',
      header: t('dataMappings.actions'),
      cell: (row) => <CopyMapping name={nameOf(row)} sheets={row.sheets} small />,
      card: 'actions',
    },
  ]
  return (
    <DataTable
      caption={t('dataMappings.shipped')}
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
      cardsBelow="md"
    />
  )
}
