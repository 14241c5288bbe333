import { useNavigate } from '@tanstack/react-router'
import { DATA_ROW_KINDS } from '#contract/dataUpdateConstants.ts'
import type { DataUpdate } from '#contract/dataUpdates.ts'
import { dataUpdateCsv } from '#contract/endpoints/dataUpdates.ts'
import { addressOf } from '../client/address.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { FilterSelect } from '../ui/filters/FilterSelect.tsx'
import { TypedFilter } from '../ui/filters/TypedFilter.tsx'
import { Row } from '../ui/layout/parts.ts'
import { DownloadButton } from '../ui/links/DownloadButton.tsx'
import { formatNumber } from '../ui/values/numbers.ts'
import { type DifferenceSearch, dataUpdateAddress } from './addresses.ts'

interface Props {
  update: DataUpdate
  search: DifferenceSearch
  kind: (typeof DATA_ROW_KINDS)[number] | undefined
}

/** Which rows of a difference are shown, and the whole as a file. */
export function DifferenceFilters({ update: { id, counts }, search, kind }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const navigate = useNavigate()
  const go = (next: DifferenceSearch) =>
    void navigate({ ...dataUpdateAddress(id, { ...search, ...next }), resetScroll: false, replace: true })
  const kinds = DATA_ROW_KINDS.flatMap((value) => {
    const count = counts?.kinds[value] ?? 0
    const label = `${t(`dataUpdates.kinds.${value}`)} (${formatNumber(language, count, 0)})`
    return count > 0 ? [{ value, label }] : []
  })
  const sheets = (counts?.sheets ?? []).flatMap(({ name, kind: holds }) =>
    name === null
      ? []
      : [
          {
            value: name,
            label: t('dataUpdates.sheetOption', { name, kind: t(`dataUpdates.sheets.${holds}`) }),
          },
        ],
  )
  return (
    <Row gap={2} mb={2} align="end">
      {sheets.length > 1 && (
        <FilterSelect
          label={t('dataUpdates.filters.sheet')}
          value={search.sheet ?? ''}
          options={sheets}
          onChange={(value) => go({ sheet: value || undefined })}
        />
      )}
      <FilterSelect
        label={t('dataUpdates.filters.kind')}
        value={kind ?? ''}
        options={kinds}
        onChange={(value) => go({ kind: value || undefined, about: undefined })}
      />
      <TypedFilter
        label={t('dataUpdates.filters.text')}
        value={search.text ?? ''}
        onSet={(text) => go({ text: text || undefined })}
      />
      <DownloadButton
        href={addressOf(dataUpdateCsv, { params: { id }, query: { ...search, kind }, lang: language })}
      >
        {t('dataUpdates.download')}
      </DownloadButton>
    </Row>
  )
}
