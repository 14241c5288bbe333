import { useQuery } from '@tanstack/react-query'
import type { HealthLives } from '#contract/healthWatch.ts'
import { calledBy } from '#domain/dogs.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { healthWatchAddress, LIVES_ID } from '../addresses.ts'
import { healthLivesQuery } from '../queries.ts'
import type { OfBreed } from '../types.ts'
import { useWatchWords } from '../useWatchWords.ts'
import { LifeCurves } from './LifeCurves.tsx'
import { YearsForm } from './YearsForm.tsx'

/** How long dogs of a breed, or the offspring of one sire, live. */
export function LivesSection({ search }: OfBreed) {
  const t = useTranslate()
  const query = useQuery(healthLivesQuery(search))
  return (
    <Section id={LIVES_ID} title={t('healthWatch.lives.title')}>
      <Text measure="text" mb={2}>
        {t('healthWatch.lives.help')}
      </Text>
      <YearsForm key={`${search.from} ${search.to}`} search={search} />
      <Loaded query={query} failed={t('healthWatch.lives.failed')} rows={5} rowHeight={64}>
        {(lives) => (
          <>
            {lives.sire && (
              <Text mb={2}>
                {t('healthWatch.lives.ofSire', { dog: calledBy(lives.sire) })}{' '}
                <AppLink {...healthWatchAddress({ ...search, sire: undefined })} hash={LIVES_ID}>
                  {t('healthWatch.lives.ofBreed')}
                </AppLink>
              </Text>
            )}
            {lives.curves === null ? (
              <Text tone="muted">{t('healthWatch.lives.none')}</Text>
            ) : (
              <>
                <Medians curves={lives.curves} />
                <LifeCurves curves={lives.curves} />
              </>
            )}
            <WithoutDays lives={lives} />
          </>
        )}
      </Loaded>
    </Section>
  )
}

/** Half live at least so long, by each curve. */
function Medians({ curves }: { curves: NonNullable<HealthLives['curves']> }) {
  const t = useTranslate()
  const { decimals, count } = useWatchWords()
  return (
    <Block mb={2}>
      {(['upper', 'lower'] as const).map((name) => {
        const { median, dogs, died } = curves[name]
        const counts = { dogs: count(dogs), died: count(died) }
        return (
          <Text key={name}>
            {t(`healthWatch.lives.${name}`)}:{' '}
            {median === null
              ? t('healthWatch.lives.noMedian', counts)
              : t('healthWatch.lives.median', { ...counts, years: decimals(median / 12) })}
          </Text>
        )
      })}
    </Block>
  )
}

/** Dogs that no curve counts, and why. */
function WithoutDays({ lives: { withoutBirth, withoutDeath } }: { lives: HealthLives }) {
  const t = useTranslate()
  const words = [
    withoutBirth > 0 && t('healthWatch.lives.withoutBirth', { count: withoutBirth }),
    withoutDeath > 0 && t('healthWatch.lives.withoutDeath', { count: withoutDeath }),
  ].filter(Boolean)
  if (words.length === 0) return null
  return (
    <Text tone="muted" size="small">
      {t('healthWatch.leftOut.title')} {words.join(', ')}.
    </Text>
  )
}
