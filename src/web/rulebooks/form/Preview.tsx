import Box from '@mui/material/Box'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { RulebookPreview } from '#contract/rulebooks.ts'
import { formatDate } from '#domain/dates.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { MoreButton } from '../../ui/links/MoreButton.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { formatNumber } from '../../ui/values/numbers.ts'
import { previewQuery } from '../queries.ts'
import { usePreviewColumns } from './previewColumns.tsx'
import type { RulebookBody } from './rulebookValues.ts'

/** Which kept results a written rulebook would judge otherwise; none of them is changed. */
export function Preview({ body }: { body: RulebookBody }) {
  const t = useTranslate()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    void place.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <Box ref={place} sx={{ scrollMarginTop: 72 }}>
      <Section title={t('rulebooks.previewTitle')}>
        <PreviewResult body={body} />
      </Section>
    </Box>
  )
}

function PreviewResult({ body }: { body: RulebookBody }) {
  const t = useTranslate()
  const preview = useInfiniteQuery(previewQuery(body))
  return (
    <Loaded query={preview} failed={t('rulebooks.previewFailed')} rows={4} rowHeight={44}>
      {({ pages }) => (
        <>
          <ChangedResults pages={pages} />
          <MoreButton query={preview} label={t('rulebooks.previewMore')} />
        </>
      )}
    </Loaded>
  )
}

function ChangedResults({ pages }: { pages: readonly RulebookPreview[] }) {
  const t = useTranslate()
  const language = useLanguage()
  const columns = usePreviewColumns()
  const { from, to, coming, results, altered } = pages.at(-1)!
  const number = (value: number) => formatNumber(language, value)
  return (
    <>
      <Block mb={2} measure="wide" role="status">
        {coming && `${t('rulebooks.previewComing', { from: formatDate(from), to: formatDate(to ?? from) })} `}
        {altered === 0
          ? t('rulebooks.previewNone', { results: number(results) })
          : t('rulebooks.previewSome', { altered: number(altered), results: number(results) })}{' '}
        {t('rulebooks.previewKeeps')}
      </Block>
      {altered > 0 && (
        <DataTable
          caption={t('rulebooks.previewTitle')}
          columns={columns}
          rows={pages.flatMap((page) => page.rows)}
          rowKey={({ id }) => String(id)}
        />
      )}
    </>
  )
}
