import { useQuery } from '@tanstack/react-query'
import type { StaffAdvertisement } from '#contract/advertisements.ts'
import { auditAddress } from '../../audit/addresses.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Text } from '../../ui/layout/parts.ts'
import { AppLink, LinkButton } from '../../ui/links/AppLink.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { RemovedOnes } from '../../ui/table/RemovedOnes.tsx'
import { advertisementAddress, NEW_ADVERTISEMENT } from '../addresses.ts'
import { useAdvertisementColumns } from './advertisementColumns.tsx'
import { staffAdvertisementsQuery } from './queries.ts'
import { useRestore } from './RemoveAdvertisement.tsx'

/** `/hallinta/mainokset`: the advertisements in the order in which they are shown. */
export function AdvertisementsPage() {
  const t = useTranslate()
  const query = useQuery(staffAdvertisementsQuery)
  return (
    <>
      <PageTitle
        title={t('advertisements.title')}
        lead={t('advertisements.lead')}
        actions={
          <LinkButton {...advertisementAddress(NEW_ADVERTISEMENT)} variant="contained">
            {t('advertisements.new')}
          </LinkButton>
        }
      />
      <Loaded query={query} failed={t('advertisements.failed')} rows={5} rowHeight={64}>
        {({ advertisements, removed }) => (
          <>
            <Table advertisements={advertisements} />
            <Removed advertisements={removed} />
          </>
        )}
      </Loaded>
      <Text mt={4}>
        <AppLink {...auditAddress({ subject: 'advertisement' })}>{t('advertisements.log')}</AppLink>
      </Text>
    </>
  )
}

function Table({ advertisements }: { advertisements: readonly StaffAdvertisement[] }) {
  const t = useTranslate()
  return (
    <DataTable
      caption={t('advertisements.title')}
      columns={useAdvertisementColumns(advertisements)}
      rows={advertisements}
      rowKey={({ id }) => String(id)}
      rowLink={({ id }) => advertisementAddress(id)}
      cardsBelow="md"
      empty={<EmptyState title={t('advertisements.none')}>{t('advertisements.noneHelp')}</EmptyState>}
    />
  )
}

/** The last ones that were removed, each with the way back. */
function Removed({ advertisements }: { advertisements: readonly StaffAdvertisement[] }) {
  const t = useTranslate()
  return (
    <RemovedOnes
      summary={t('advertisements.removedOnes', { count: advertisements.length })}
      removed={advertisements.map(({ id, eventName }) => ({ id, name: eventName }))}
      action={t('advertisements.restore')}
      actionOf={(name) => t('advertisements.restoreOf', { name })}
      restore={useRestore()}
    />
  )
}
