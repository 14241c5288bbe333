import { healthWatchCsv } from '#contract/endpoints/healthWatch.ts'
import type { HealthWatch } from '#contract/healthWatch.ts'
import { addressOf } from '../../client/address.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { DownloadButton } from '../../ui/links/DownloadButton.tsx'
import { Pages } from '../../ui/links/Pages.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { formatPercent } from '../../ui/values/numbers.ts'
import { healthWatchAddress } from '../addresses.ts'
import { knownSearch } from '../knownSearch.ts'
import type { OfBreed } from '../types.ts'
import { useWatchWords } from '../useWatchWords.ts'
import { useFamilyColumns } from './familyColumns.tsx'

/** The families beside their breed, the farthest above what is expected first. */
export function FamiliesSection({ watch, search }: OfBreed & { watch: HealthWatch }) {
  const t = useTranslate()
  const language = useLanguage()
  const { count } = useWatchWords()
  const columns = useFamilyColumns(search)
  const { sort = 'sire' } = knownSearch(search)
  const { families, total, page, pageSize, today, breed, kind } = watch
  return (
    <Section
      title={t('healthWatch.families.title')}
      actions={
        <DownloadButton href={addressOf(healthWatchCsv, { query: { breed, kind, sort }, lang: language })}>
          {t('healthWatch.families.csv')}
        </DownloadButton>
      }
    >
      <Text measure="text" mb={1}>
        {t('healthWatch.families.help')}
      </Text>
      <Text measure="text" tone="muted" mb={2}>
        {t('healthWatch.families.level', {
          families: count(today.families),
          tests: count(today.tests),
          level: formatPercent(language, today.level),
        })}
      </Text>
      <DataTable
        caption={t('healthWatch.families.title')}
        columns={columns}
        rows={families}
        rowKey={({ dog }) => dog.regnr}
        cardsBelow="md"
        factColumns
      />
      <Pages
        label={t('healthWatch.families.pages')}
        page={page}
        count={Math.ceil(total / pageSize)}
        to={(next) => healthWatchAddress({ ...search, page: next })}
      />
    </Section>
  )
}
