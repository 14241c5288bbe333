import type { HomeNews } from '#contract/news.ts'
import { formatDate } from '#domain/dates.ts'
import { calledBy } from '#domain/dogs.ts'
import { useBreedName } from '../../dogs/breeds.ts'
import { InbreedingFigure } from '../../dogs/InbreedingFigure.tsx'
import { DogLink } from '../../dogs/name/DogLink.tsx'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { litterAddress } from '../../litters/addresses.ts'
import { Columns, Text } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { NewMark, NewsList } from './NewsList.tsx'

type Litter = HomeNews['litters'][number]

/** The newest litters: sire and dam, day of birth, puppies and inbreeding. */
export function LitterNews({ litters, since }: { litters: readonly Litter[]; since: string | null }) {
  const isNew = (litter: Litter) => since !== null && litter.birthDate >= since
  return (
    <NewsList
      items={litters}
      itemKey={({ sire, dam, birthDate }) => `${sire.regnr} ${dam.regnr} ${birthDate}`}
      isNew={isNew}
      since={since}
    >
      {(litter) => <LitterRow litter={litter} marked={isNew(litter)} />}
    </NewsList>
  )
}

function LitterRow({ litter, marked }: { litter: Litter; marked: boolean }) {
  const t = useTranslate()
  const breedName = useBreedName()
  const pair = `${calledBy(litter.sire)} × ${calledBy(litter.dam)}`
  const facts = [
    breedName(litter.dam.breed),
    t('home.born', { date: formatDate(litter.birthDate) }),
    t('home.puppies', { count: litter.puppies }),
  ]
  return (
    <>
      <Columns from="sm" rowGap={0.5}>
        <DogLink dog={litter.sire} />
        <DogLink dog={litter.dam} />
      </Columns>
      <Text tone="muted" size="small" mt={0.25}>
        {facts.filter(Boolean).join(', ')}
        {litter.inbreeding !== null && (
          <>
            , {t('home.inbreeding')} <InbreedingFigure of={litter} />
          </>
        )}
        {litter.notice !== null && (
          <>
            ,{' '}
            <AppLink
              {...litterAddress({ id: String(litter.notice) })}
              underline="always"
              aria-label={t('home.noticeOf', { pair })}
            >
              {t('home.notice')}
            </AppLink>
          </>
        )}
        {marked && <NewMark />}
      </Text>
    </>
  )
}
