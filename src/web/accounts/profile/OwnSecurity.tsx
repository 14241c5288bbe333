import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useHourColumns } from '../hourColumns.tsx'
import { ownSecurityQuery } from '../queries.ts'

/** What tells of attacks on the own account. */
export function OwnSecurity() {
  const t = useTranslate()
  const columns = useHourColumns()
  const security = useQuery(ownSecurityQuery)
  return (
    <Section title={t('accounts.security.title')}>
      <Loaded query={security} rows={2} rowHeight={44}>
        {({ failedSignins, rows }) => (
          <>
            {failedSignins > 0 && (
              <Text component="p" tone="warning" mb={1} measure="text">
                {t('accounts.security.failed', { count: failedSignins })}
              </Text>
            )}
            <DataTable
              caption={t('accounts.security.title')}
              columns={columns}
              rows={rows}
              rowKey={({ hour, kind }) => `${hour} ${kind}`}
              empty={<Text tone="muted">{t('accounts.security.none')}</Text>}
            />
          </>
        )}
      </Loaded>
    </Section>
  )
}
