import { useQuery } from '@tanstack/react-query'
import type { HealthWatch } from '#contract/healthWatch.ts'
import { useBreedName } from '../../dogs/breeds.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { healthWatchQuery } from '../queries.ts'
import type { OfBreed } from '../types.ts'
import { useWatchWords } from '../useWatchWords.ts'
import { AgeTable } from './AgeTable.tsx'
import { FamiliesSection } from './FamiliesSection.tsx'
import { LeftOut } from './LeftOut.tsx'
import { YearRates } from './YearRates.tsx'

/** How the families of a breed stand beside it in one kind of statements. */
export function BreedSections({ search }: OfBreed) {
  const t = useTranslate()
  const breedName = useBreedName()
  const query = useQuery(healthWatchQuery(search))
  return (
    <Loaded query={query} failed={t('healthWatch.breed.failed')} rows={8} rowHeight={64}>
      {(watch) => (
        <>
          <Section title={titleOf(watch)}>
            <BreedWords watch={watch} />
            {watch.examined === 0 ? (
              <EmptyState title={t('healthWatch.breed.none')}>{t('healthWatch.breed.noneHelp')}</EmptyState>
            ) : (
              <>
                <YearRates years={watch.years} />
                <AgeTable ages={watch.ages} />
              </>
            )}
            <LeftOut leftOut={watch.leftOut} />
          </Section>
          {watch.total > 0 && <FamiliesSection watch={watch} search={search} />}
        </>
      )}
    </Loaded>
  )

  function titleOf({ breed, kind }: HealthWatch) {
    return t('healthWatch.breed.title', { breed: breedName(breed), kind: t(`health.kinds.${kind}`) })
  }
}

/** The breed's own rate, of how many of those born. */
function BreedWords({
  watch: { from, to, known, living, examined, affected, rate },
}: {
  watch: HealthWatch
}) {
  const t = useTranslate()
  const words = useWatchWords()
  return (
    <Text measure="text" mb={2}>
      {t('healthWatch.breed.words', {
        ...{ from, to },
        known: words.count(known),
        living: words.count(living),
        examined: words.count(examined),
        affected: words.count(affected),
        rate: words.rate(rate),
      })}
    </Text>
  )
}
