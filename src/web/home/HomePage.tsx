import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { lazy, Suspense } from 'react'
import { DECISIONS } from '#domain/accounts/decisions.ts'
import { useUser } from '../accounts/session/session.ts'
import { useModule } from '../client/service.ts'
import { loadStaffTexts } from '../i18n/i18n.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { DogSearchBox } from '../search/DogSearchBox.tsx'
import { Text } from '../ui/layout/parts.ts'
import { useDocumentTitle } from '../ui/layout/useDocumentTitle.ts'
import { OptionalBoundary } from '../ui/loading/OptionalBoundary.tsx'
import { DogCounts } from './DogCounts.tsx'
import { FirstPrize } from './FirstPrize.tsx'
import { News } from './news/News.tsx'

/** Only of clubs without trials. */
const PedigreeMotif = lazy(() => import('./PedigreeMotif.tsx'))

/** Of those who decide on dogs and breeding, with their texts. */
const WaitingTasks = lazy(async () => {
  const [part] = await Promise.all([import('../waiting/WaitingTasks.tsx'), loadStaffTexts()])
  return part
})

/** Who finds what waits on the front page: trials have a page of their own for it. */
const DECIDERS: readonly string[] = Object.values(DECISIONS)

/** The front page: one large search, and under it what is new. */
export function HomePage() {
  const t = useTranslate()
  const hasTrials = useModule('kaer')
  const user = useUser()
  const decides = user?.permissions.some((permission) => DECIDERS.includes(permission)) ?? false
  useDocumentTitle(undefined)
  return (
    <>
      <Box sx={HEAD}>
        <div>
          <Typography variant="h1" sx={{ fontSize: 'clamp(2.25rem, 1.4rem + 3vw, 3.25rem)' }}>
            {t('home.heading')}
          </Typography>
          <Text component="p" tone="muted" size="large" mt={0.5} mb={2} measure="lead">
            {t(hasTrials ? 'home.lead' : 'home.leadWithoutTrials')}
          </Text>
          <DogSearchBox place="home" hint={t(hasTrials ? 'home.example' : 'home.exampleWithoutTrials')} />
          <DogCounts />
        </div>
        {hasTrials ? (
          <FirstPrize />
        ) : (
          <Suspense>
            <PedigreeMotif />
          </Suspense>
        )}
      </Box>
      {decides && (
        <OptionalBoundary>
          <Suspense>
            <WaitingTasks />
          </Suspense>
        </OptionalBoundary>
      )}
      <News />
    </>
  )
}

/** The search, and beside it at a desk what is finest of all news. */
const HEAD = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 720px) minmax(0, 1fr)' },
  gap: { xs: 3, md: 6 },
  alignItems: 'center',
  pt: { xs: 1, md: 2 },
  pb: { xs: 1, md: 2 },
} as const
