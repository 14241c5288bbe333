import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { AnswerOf } from '#contract/calls.ts'
import type { breedingAwards } from '#contract/endpoints/dogs.ts'
import { useMay } from '../accounts/session/session.ts'
import { AwardChip } from '../dogs/chips.tsx'
import { DogLink } from '../dogs/name/DogLink.tsx'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Row, Text } from '../ui/layout/parts.ts'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { Column } from '../ui/table/types.ts'
import { DateText } from '../ui/values/DateText.tsx'
import { BREEDING_AWARDS_PATH, breedingAwardsAddress } from './addresses.ts'
import { BreedListPage } from './BreedListPage.tsx'
import { breedingAwardsQuery } from './queries.ts'
import { GiveAward, TakeAward } from './staff/lazyAwards.ts'

type Award = AnswerOf<typeof breedingAwards>[number]

/** `/kayttojalostuspalkinnot/{rotu}`: the breeding awards of a breed with their grounds. */
export function BreedingAwardsPage() {
  const { rotu } = useParams({ from: BREEDING_AWARDS_PATH })
  const mayEdit = useMay('register.edit')
  const giving = (
    <Row mb={3} data-print="no">
      <Suspense>
        <GiveAward />
      </Suspense>
    </Row>
  )
  return (
    <BreedListPage breed={rotu} list="awards" to={breedingAwardsAddress} actions={mayEdit && giving}>
      {(breed) => <Awards breed={breed} />}
    </BreedListPage>
  )
}

/** For the keepers of the register, who can take an award away. */
const TAKING: Omit<Column<Award>, 'header'> = {
  id: 'take',
  cell: ({ dog, level }) => (
    <Suspense>
      <TakeAward dog={dog} level={level} />
    </Suspense>
  ),
  align: 'right',
  card: 'actions',
  hideable: false,
}

/** Gold before silver before bronze. */
const PLACES = { gold: 1, silver: 2, bronze: 3 } as const

function Awards({ breed }: { breed: string }) {
  const t = useTranslate()
  const query = useQuery(breedingAwardsQuery(breed))
  const mayEdit = useMay('register.edit')
  const columns: readonly Column<Award>[] = [
    {
      id: 'dog',
      header: t('breedingRegister.columns.dog'),
      cell: ({ dog }) => <DogLink dog={dog} />,
      sortValue: ({ dog }) => dog.name,
      card: 'title',
    },
    {
      id: 'award',
      header: t('breedingRegister.columns.award'),
      cell: (award) => <AwardChip award={award} />,
      sortValue: ({ level }) => PLACES[level],
      card: 'fact',
    },
    {
      id: 'date',
      header: t('breedingRegister.columns.date'),
      cell: ({ date }) => <DateText date={date} />,
      sortValue: ({ date }) => date,
      card: 'fact',
    },
    {
      id: 'grounds',
      header: t('breedingRegister.columns.grounds'),
      cell: ({ grounds }) => grounds,
      long: true,
      card: 'fact',
      wide: true,
    },
    ...(mayEdit ? [{ ...TAKING, header: t('breedingRegister.columns.actions') }] : []),
  ]
  return (
    <Loaded
      query={query}
      failed={t('breedingRegister.awards.failed')}
      rows={8}
      rowHeight={56}
      empty={(awards) =>
        awards.length === 0 && (
          <EmptyState title={t('breedingRegister.awards.none')}>
            {t('breedingRegister.awards.noneHelp')}
          </EmptyState>
        )
      }
    >
      {(awards) => (
        <DataTable
          caption={t('breedingRegister.awards.table')}
          columns={columns}
          rows={awards}
          rowKey={({ dog, level }) => `${dog.regnr} ${level}`}
          sorting={{ column: 'date', direction: 'desc' }}
          summary={
            <Text strong role="status">
              {t('breedingRegister.count', { count: new Set(awards.map(({ dog }) => dog.regnr)).size })}
            </Text>
          }
        />
      )}
    </Loaded>
  )
}
