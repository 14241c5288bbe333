import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { lazy, Suspense } from 'react'
import { useModule } from '../client/service.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { DogSearchBox } from '../search/DogSearchBox.tsx'
import { Text } from '../ui/layout/parts.ts'
import { useDocumentTitle } from '../ui/layout/useDocumentTitle.ts'
import { OptionalBoundary } from '../ui/loading/OptionalBoundary.tsx'
import { DogCounts } from './DogCounts.tsx'
import { News } from './news/News.tsx'
import { PedigreeMotif } from './PedigreeMotif.tsx'

/** Under everything else: it may come after the rest. */
const NextTrials = lazy(() => import('./NextTrials.tsx').then((module) => ({ default: module.NextTrials })))

/** The front page: one large search, and under it what is new. */
export function HomePage() {
  const t = useTranslate()
  const hasTrials = useModule('kaer')
  useDocumentTitle(undefined)
  return (
    <>
      <Box sx={{ position: 'relative', pt: { xs: 2, md: 7 }, pb: { xs: 3, md: 7 } }}>
        <PedigreeMotif />
        <Box sx={{ position: 'relative', maxWidth: 720 }}>
          <Typography variant="h1" sx={{ fontSize: 'clamp(2.25rem, 1.4rem + 3vw, 3.5rem)' }}>
            {t('home.heading')}
          </Typography>
          <Text component="p" tone="muted" size="large" mt={1} mb={3} measure="lead">
            {t(hasTrials ? 'home.lead' : 'home.leadWithoutTrials')}
          </Text>
          <DogSearchBox place="home" hint={t('home.example')} />
          <DogCounts />
        </Box>
      </Box>
      <News />
      {hasTrials && (
        <OptionalBoundary>
          <Suspense fallback={<Box data-part="loading" sx={{ minHeight: 320 }} />}>
            <NextTrials />
          </Suspense>
        </OptionalBoundary>
      )}
    </>
  )
}
