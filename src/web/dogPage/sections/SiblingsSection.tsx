import type { UseQueryResult } from '@tanstack/react-query'
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
        {(dogs) => <RelativesTable caption={title} dogs={dogs} shownAtFirst={SHOWN_AT_FIRST} />}
      </Loaded>
    </>
  )
}
