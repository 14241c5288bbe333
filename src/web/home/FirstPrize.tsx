import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import type { HomeNews } from '#contract/news.ts'
import { trialAddress } from '../calendar/addresses.ts'
import { DogPicture } from '../dogPage/header/DogPicture.tsx'
import { DogLink } from '../dogs/name/DogLink.tsx'
import { PrizeCode } from '../dogs/PrizeCode.tsx'
import { useNames } from '../i18n/useNames.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Text } from '../ui/layout/parts.ts'
import { AppLink } from '../ui/links/AppLink.tsx'
import { DateText } from '../ui/values/DateText.tsx'
import { newsQuery } from './queries.ts'
import { usePoints } from './usePoints.ts'

/** The newest first prize beside the search, with the dog's picture; its place is kept free until it is known. */
export function FirstPrize() {
  const { data } = useQuery(newsQuery)
  if (data?.firstPrize === null) return null
  return <Box sx={CARD}>{data && <Prize prize={data.firstPrize} />}</Box>
}

function Prize({ prize }: { prize: NonNullable<HomeNews['firstPrize']> }) {
  const t = useTranslate()
  const names = useNames()
  const points = usePoints(prize.points)
  const { dog, date, kaerNr, type, label, picture, isPreliminary } = prize
  const place = names.place(prize.place)
  return (
    <Box component="section" aria-label={t('home.firstPrize')} sx={INSIDE}>
      <DogPicture dog={{ ...dog, picture }} />
      <Box sx={{ gridArea: 'words', minWidth: 0 }}>
        <Text tone="muted" size="small" mb={0.5}>
          {t('home.firstPrize')}
        </Text>
        <Text size="large">
          <DogLink dog={dog} breed />
        </Text>
        <Text mt={1}>
          <PrizeCode code={label} /> {points}
        </Text>
        <Text tone="muted" size="small" mt={0.5}>
          {kaerNr === null ? (
            place
          ) : (
            <AppLink underline="always" {...trialAddress(date, kaerNr)}>
              {place}
            </AppLink>
          )}
          , <DateText date={date} />
          {`, ${t(`trials.types.${type}`)}`}
          {isPreliminary && `, ${t('trials.preliminary')}`}
        </Text>
      </Box>
    </Box>
  )
}

const CARD = { minHeight: { xs: 170, md: 190 }, width: '100%', maxWidth: 560 } as const
const INSIDE = {
  display: 'grid',
  gridTemplateAreas: '"picture words"',
  gridTemplateColumns: { xs: '7rem minmax(0, 1fr)', sm: '14rem minmax(0, 1fr)' },
  gap: { xs: 2, sm: 3 },
  alignItems: 'center',
} as const
