import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import type { DogRecord } from '#contract/dogs.ts'
import { calledBy } from '#domain/dogs.ts'
import { inHealthOrder } from '#domain/health/order.ts'
import { useModule } from '../../client/service.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Row, Text } from '../../ui/layout/parts.ts'
import { HealthMark } from '../health/HealthChip.tsx'
import { inbreedingText } from '../inbreedingText.ts'
import { dogQuery } from '../queries.ts'
import { Trust } from '../Trust.tsx'
import { DogFacts } from './DogFacts.tsx'
import { DogName } from './DogName.tsx'
import { DogTitles } from './DogTitles.tsx'

const nameOf = (dog: DogRecord | null) => (dog ? calledBy(dog) : '–')

/** What a breeder wants to know at a glance: parents, health, best results, inbreeding. Stands in a tooltip, so nothing in it can be focused. */
export function DogCard({ dog }: { dog: DogRecord }) {
  const t = useTranslate()
  const language = useLanguage()
  const hasTrials = useModule('kaer')
  // The page of the dog itself: read once, and already there when the link is followed.
  const { data: page } = useQuery(dogQuery(dog.regnr))
  const parentName = (parent: 'father' | 'mother') => (page ? nameOf(page[parent]) : '…')
  const facts = [
    [t('dogs.father'), parentName('father')],
    [t('dogs.mother'), parentName('mother')],
    ...(hasTrials ? [[t('dogs.short.trial'), dog.bestKaer] as const] : []),
    [t('dogs.short.show'), dog.bestExhibition],
    [t('dogs.short.inbreeding'), inbreedingText(language, dog)],
  ] as const
  return (
    <Box sx={{ p: 1.75, minWidth: 220 }}>
      <Text strong breaks>
        <DogTitles titles={dog.titles} />
        <DogName dog={dog} />
      </Text>
      <DogFacts dog={dog} />
      {dog.health.length > 0 && (
        <Row gap={0.5} mt={1}>
          {inHealthOrder(dog.health).map((chip) => (
            <HealthMark key={chip.kind} chip={chip} />
          ))}
        </Row>
      )}
      <Box component="dl" sx={FACTS}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <Text component="dt" tone="muted">
              {label}
            </Text>
            <Text component="dd" strong align="right">
              {value ?? '–'}
            </Text>
          </div>
        ))}
      </Box>
      {dog.inbreedingTrust && <Trust level={dog.inbreedingTrust} />}
    </Box>
  )
}

const FACTS = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 2,
  rowGap: 0.25,
  m: 0,
  mt: 1,
  '& > div': { display: 'contents' },
} as const
