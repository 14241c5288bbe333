import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { BreedPopulation } from '#contract/population.ts'
import { breedFamily } from '#domain/dogs.ts'
import {
  breedingAwardsAddress,
  breedingRegisterAddress,
  maleListAddress,
} from '../breedingRegister/addresses.ts'
import { pastTrialsAddress } from '../calendar/addresses.ts'
import { useModule } from '../client/service.ts'
import { breedsQuery } from '../dogs/breeds.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { noticesAddress } from '../litters/addresses.ts'
import { noticesQuery } from '../litters/queries.ts'
import { reviewsAddress } from '../reviews/addresses.ts'
import { searchAddress } from '../search/addresses.ts'
import { FactList } from '../ui/layout/FactList.tsx'
import { Block, Columns, Heading, PlainList, Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { AppLink } from '../ui/links/AppLink.tsx'
import { formatNumber } from '../ui/values/numbers.ts'

/** Keeps the place of what has not come yet. */
const ROOM = '\u00a0'

/** What anybody asks of a breed first: how many dogs and litters there are, and where its lists stand. */
export function PlainSection({ population }: { population: BreedPopulation }) {
  const t = useTranslate()
  const language = useLanguage()
  const number = (value: number, decimals?: number) => formatNumber(language, value, decimals)
  const { breed, living, reference, years } = population
  const { data: breeds } = useQuery(breedsQuery)
  const dogs = sumOf(breeds?.filter(({ code }) => breedFamily(code) === breed) ?? [], (one) => one.dogs)
  const recent = years.filter(({ year }) => year >= reference.from)
  const litters = sumOf(recent, (year) => year.litters)
  const born = sumOf(recent, (year) => year.dogs)
  const inLitters = sumOf(recent, (year) => (year.litterSize ?? 0) * year.litters)
  const period = { from: reference.from, to: reference.to }
  return (
    <Section title={t('population.plain.title')}>
      <FactList
        facts={[
          { label: t('population.plain.dogs'), value: breeds ? number(dogs) : ROOM },
          { label: t('population.plain.living'), value: number(living.dogs) },
          { label: t('population.plain.born', period), value: number(born) },
          { label: t('population.plain.litters', period), value: number(litters) },
          {
            label: t('population.plain.litterSize', period),
            long: true,
            value:
              litters > 0 &&
              t('population.plain.ofLitters', { mean: number(inLitters / litters, 1), count: litters }),
          },
        ]}
      />
      <Text tone="muted" size="small" measure="text" mt={1.5}>
        {t('population.plain.help')}
      </Text>
      <Heading mt={3} mb={1}>
        {t('population.plain.lists')}
      </Heading>
      <Lists breed={breed} />
    </Section>
  )
}

const sumOf = <T,>(rows: readonly T[], of: (row: T) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0)

/** The lists of a breed, each with what it holds. */
function Lists({ breed }: { breed: string }) {
  const t = useTranslate()
  const hasTrials = useModule('kaer')
  const { data: notices, isError } = useQuery(noticesQuery('litter', breed, undefined))
  const noticesHelp = notices?.length
    ? t('population.plain.notices', { count: notices.length })
    : t('population.plain.noNotices')
  return (
    <Columns from="md" gap={4} rowGap={0} data-print="no">
      <PlainList>
        <Way
          link={<AppLink {...noticesAddress({ rotu: breed })}>{t('litters.list.title')}</AppLink>}
          help={notices ? noticesHelp : isError ? t('litters.list.failed') : ROOM}
        />
        <Way
          link={<AppLink {...searchAddress({ breed })}>{t('population.plain.allDogs')}</AppLink>}
          help={t('population.plain.allDogsHelp')}
        />
        {hasTrials && (
          <Way
            link={<AppLink {...pastTrialsAddress({ breed })}>{t('trialPages.title')}</AppLink>}
            help={t('population.plain.trialsHelp')}
          />
        )}
      </PlainList>
      <PlainList>
        <Way
          link={
            <AppLink {...breedingRegisterAddress({ breed, state: 'active' })}>
              {t('shell.nav.breedingRegister')}
            </AppLink>
          }
          help={t('breedingRegister.lead')}
        />
        <Way
          link={<AppLink {...maleListAddress(breed)}>{t('shell.nav.maleList')}</AppLink>}
          help={t('breedingRegister.males.lead')}
        />
        <Way
          link={<AppLink {...reviewsAddress({ breed })}>{t('shell.nav.reviews')}</AppLink>}
          help={t('reviews.lead')}
        />
        <Way
          link={<AppLink {...breedingAwardsAddress(breed)}>{t('shell.nav.breedingAwards')}</AppLink>}
          help={t('breedingRegister.awards.lead')}
        />
      </PlainList>
    </Columns>
  )
}

function Way({ link, help }: { link: ReactNode; help: string }) {
  return (
    <Block component="li" mb={1}>
      {link}
      <Text tone="muted" size="small">
        {help}
      </Text>
    </Block>
  )
}
