import Button from '@mui/material/Button'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { SiblingRecord } from '#contract/dogs.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Heading, Text } from '../../ui/layout/parts.ts'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { RelativesTable } from '../relatives/RelativesTable.tsx'
import type { DogData } from '../useDogData.ts'

const SHOWN_AT_FIRST = 10

/** Full siblings, then half siblings. */
export function SiblingsSection({ data }: { data: DogData }) {
  const t = useTranslate()
  return (
    <>
      <Group title={t('dogs.siblings.full')} query={data.siblings} />
      <Group title={t('dogs.siblings.half')} query={data.halfSiblings} />
    </>
  )
}

function Group({ title, query }: { title: string; query: UseQueryResult<SiblingRecord[]> }) {
  const t = useTranslate()
  const count = query.data?.length
  return (
    <>
      <Heading mt={2} mb={1}>
        {count ? `${title} (${count})` : title}
      </Heading>
      <Loaded
        query={query}
        failed={t('dogs.sectionFailed')}
        rows={4}
        empty={({ length }) => length === 0 && <Text tone="muted">{t('dogs.siblings.none')}</Text>}
      >
        {(dogs) => <Siblings title={title} dogs={dogs} />}
      </Loaded>
    </>
  )
}

function Siblings({ title, dogs }: { title: string; dogs: readonly SiblingRecord[] }) {
  const t = useTranslate()
  const [all, setAll] = useState(false)
  const hidden = all ? 0 : dogs.length - SHOWN_AT_FIRST
  return (
    <>
      <RelativesTable caption={title} dogs={hidden > 0 ? dogs.slice(0, SHOWN_AT_FIRST) : dogs} />
      {hidden > 0 && (
        <Button data-print="no" onClick={() => setAll(true)} sx={{ mt: 1 }}>
          {t('dogs.siblings.more', { count: hidden })}
        </Button>
      )}
    </>
  )
}
