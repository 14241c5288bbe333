import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { Pages } from '../../ui/links/Pages.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { type HealthWatchSearch, healthWatchAddress } from '../addresses.ts'
import { healthAlertsQuery } from '../queries.ts'
import { useAlertColumns } from './alertColumns.tsx'
import { LookWords } from './LookWords.tsx'

/** Families that the looks have told. */
export function AlertsSection({ search }: { search: HealthWatchSearch }) {
  const t = useTranslate()
  const columns = useAlertColumns(search)
  const list = useQuery(healthAlertsQuery(search))
  return (
    <Section title={t('healthWatch.alerts.title')}>
      <Loaded query={list} failed={t('healthWatch.alerts.failed')} rows={3} rowHeight={72}>
        {({ alerts, total, page, pageSize, look }) => (
          <>
            <LookWords look={look} />
            {total === 0 ? (
              <Text tone="muted" role="status">
                {t('healthWatch.alerts.none')}
              </Text>
            ) : (
              <>
                <Text tone="muted" mb={1} role="status">
                  {t('healthWatch.alerts.count', { count: total })}
                </Text>
                <DataTable
                  caption={t('healthWatch.alerts.title')}
                  columns={columns}
                  rows={alerts}
                  rowKey={({ id }) => String(id)}
                  cardsBelow="md"
                />
              </>
            )}
            <Pages
              label={t('healthWatch.alerts.pages')}
              page={page}
              count={Math.ceil(total / pageSize)}
              to={(next) => healthWatchAddress({ ...search, alerts: next })}
            />
          </>
        )}
      </Loaded>
    </Section>
  )
}
