import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SiblingRecord } from '#contract/dogs.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { RowsSkeleton } from '../../ui/Skeletons.tsx'
import { RelativesTable } from '../RelativesTable.tsx'
import type { DogData } from '../useDogData.ts'

const SHOWN_AT_FIRST = 10

/** Full siblings, then half siblings. */
export function SiblingsSection({ data }: { data: DogData }) {
  const { t } = useTranslation()
  return (
    <>
      <Group title={t('dogs.siblings.full')} query={data.siblings} />
      <Group title={t('dogs.siblings.half')} query={data.halfSiblings} />
    </>
  )
}

function Group({ title, query }: { title: string; query: UseQueryResult<SiblingRecord[]> }) {
  const { t } = useTranslation()
  const count = query.data?.length
  return (
    <>
      <Typography variant="h3" sx={{ mt: 2, mb: 1 }}>
        {count ? `${title} (${count})` : title}
      </Typography>
      <Content title={title} query={query} none={t('dogs.siblings.none')} />
    </>
  )
}

interface ContentProps {
  title: string
  query: UseQueryResult<SiblingRecord[]>
  none: string
}

function Content({ title, query: { data, error, refetch }, none }: ContentProps) {
  const { t } = useTranslation()
  const [all, setAll] = useState(false)
  if (error) return <ErrorState error={error} title={t('dogs.sectionFailed')} onRetry={refetch} />
  if (!data) return <RowsSkeleton rows={4} />
  if (data.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{none}</Typography>
  const hidden = all ? 0 : data.length - SHOWN_AT_FIRST
  return (
    <>
      <RelativesTable caption={title} dogs={hidden > 0 ? data.slice(0, SHOWN_AT_FIRST) : data} />
      {hidden > 0 && (
        <Button data-print="no" onClick={() => setAll(true)} sx={{ mt: 1 }}>
          {t('dogs.siblings.more', { count: hidden })}
        </Button>
      )}
    </>
  )
}
