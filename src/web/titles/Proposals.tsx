import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/calls.ts'
import type { titleProposals } from '#contract/endpoints/dogTitles.ts'
import { calledBy } from '#domain/dogs.ts'
import { useBreedName } from '../dogs/breeds.ts'
import { useTitleName } from '../dogs/titles.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { dogTitlesAddress } from '../identity/addresses.ts'
import { Span, Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { AppLink } from '../ui/links/AppLink.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { Column } from '../ui/table/types.ts'
import { DateText } from '../ui/values/DateText.tsx'
import { titleProposalsQuery } from './queries.ts'

type Proposal = AnswerOf<typeof titleProposals>['proposals'][number]

/** Dogs whose show results meet the rule of a title that they have not; nothing where there is none. */
export function Proposals() {
  const t = useTranslate()
  const query = useQuery(titleProposalsQuery)
  const columns = useColumns()
  if (query.data?.total === 0) return null
  return (
    <Section title={t('titles.proposals.title')}>
      <Text tone="muted" mb={2}>
        {t('titles.proposals.help')}
      </Text>
      <Loaded query={query} failed={t('titles.failed')} rows={2} rowHeight={44}>
        {({ proposals, total }) => (
          <>
            <DataTable
              caption={t('titles.proposals.title')}
              columns={columns}
              rows={proposals}
              rowKey={({ dog, code }) => `${dog.regnr} ${code}`}
              rowLink={({ dog }) => dogTitlesAddress(dog.regnr)}
              shownAtFirst={10}
            />
            {total > proposals.length && (
              <Text tone="muted" mt={1}>
                {t('titles.proposals.more', { shown: proposals.length, total })}
              </Text>
            )}
          </>
        )}
      </Loaded>
    </Section>
  )
}

function useColumns(): readonly Column<Proposal>[] {
  const t = useTranslate()
  const nameOf = useTitleName()
  const breedName = useBreedName()
  return [
    {
      id: 'dog',
      header: t('titles.proposals.dog'),
      cell: ({ dog }) => (
        <Span strong>
          <AppLink {...dogTitlesAddress(dog.regnr)}>{calledBy(dog)}</AppLink>
        </Span>
      ),
      rowHeader: true,
      long: true,
      card: 'title',
    },
    {
      id: 'regnr',
      header: t('titles.proposals.regnr'),
      cell: ({ dog }) => `${dog.regnr}, ${breedName(dog.breed)}`,
      long: true,
      card: 'fact',
      wide: true,
    },
    {
      id: 'title',
      header: t('titles.one'),
      cell: ({ code }) => [code, nameOf(code)].filter(Boolean).join(', '),
      long: true,
      card: 'fact',
      wide: true,
    },
    {
      id: 'on',
      header: t('titles.proposals.on'),
      cell: ({ on }) => <DateText date={on} />,
      card: 'fact',
      width: '9rem',
    },
  ]
}
