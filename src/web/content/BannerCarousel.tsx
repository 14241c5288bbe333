import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import type { Advertisement } from '#contract/content.ts'
import { image } from '#contract/endpoints/content.ts'
import { BANNER_HEIGHT, BANNER_WIDTH } from '#contract/firstConstants.ts'
import { addressOf } from '../client/address.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { useCarousel } from './useCarousel.ts'

/** Shows one advertisement at a time, changing slowly; pauses on hover and focus. */
export default function BannerCarousel({ advertisements }: { advertisements: readonly Advertisement[] }) {
  const t = useTranslate()
  const [paused, setPaused] = useState(false)
  const { index, turn } = useCarousel(advertisements.length, paused)
  const shown = advertisements[index]
  const several = advertisements.length > 1
  if (!shown) return null
  return (
    <Box
      component="section"
      aria-roledescription="carousel"
      aria-label={t('shell.banners')}
      data-print="no"
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 0.5, px: 1, py: 3 }}
    >
      {several && (
        <IconButton aria-label={t('shell.previousBanner')} onClick={() => turn(-1)}>
          <ChevronLeft />
        </IconButton>
      )}
      <Box
        component="a"
        id={shown.eventName}
        href={shown.url}
        target="_blank"
        rel="noopener noreferrer"
        sx={{ display: 'block', maxWidth: BANNER_WIDTH, minWidth: 0, flex: '0 1 auto' }}
      >
        <Box
          component="img"
          src={addressOf(image, { params: { filename: shown.bannerFilename } })}
          alt={shown.eventName}
          title={t('shell.bannerOf', { number: index + 1, count: advertisements.length })}
          width={BANNER_WIDTH}
          height={BANNER_HEIGHT}
          sx={{ display: 'block', maxWidth: '100%', height: 'auto', borderRadius: 1 }}
        />
      </Box>
      {several && (
        <IconButton aria-label={t('shell.nextBanner')} onClick={() => turn(1)}>
          <ChevronRight />
        </IconButton>
      )}
    </Box>
  )
}
