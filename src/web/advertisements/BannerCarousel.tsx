import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Pause from '@mui/icons-material/Pause'
import PlayArrow from '@mui/icons-material/PlayArrow'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import type { Advertisement } from '#contract/advertisements.ts'
import { openAdvertisement } from '#contract/endpoints/advertisements.ts'
import { image } from '#contract/endpoints/content.ts'
import { BANNER_HEIGHT, BANNER_WIDTH } from '#contract/firstConstants.ts'
import { addressOf, onwardAddressOf } from '../client/address.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Row, Span } from '../ui/layout/parts.ts'
import { useCarousel } from './useCarousel.ts'
import { useShown } from './useShown.ts'

/** Shows one advertisement at a time, changing slowly; can be stopped, and waits while the mouse or the focus is on it. */
export default function BannerCarousel({ advertisements }: { advertisements: readonly Advertisement[] }) {
  const t = useTranslate()
  const [held, setHeld] = useState(false)
  const { index, turn, running, setRunning } = useCarousel(advertisements.length, held)
  const shown = advertisements[index]
  const ref = useShown(shown?.id)
  if (!shown) return null
  const place = t('shell.bannerOf', { number: index + 1, count: advertisements.length })
  return (
    <Box
      ref={ref}
      component="section"
      aria-roledescription="carousel"
      aria-label={t('shell.banners')}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Row between wrap={false} align="center" minHeight={44} size="small" tone="muted">
        <span>{place}</span>
        {advertisements.length > 1 && (
          <Span nowrap>
            <IconButton aria-label={t('shell.previousBanner')} onClick={() => turn(-1)} sx={BUTTON}>
              <ChevronLeft />
            </IconButton>
            <IconButton
              aria-label={t(running ? 'shell.stopBanners' : 'shell.startBanners')}
              onClick={() => setRunning(!running)}
              sx={BUTTON}
            >
              {running ? <Pause fontSize="small" /> : <PlayArrow fontSize="small" />}
            </IconButton>
            <IconButton aria-label={t('shell.nextBanner')} onClick={() => turn(1)} sx={BUTTON}>
              <ChevronRight />
            </IconButton>
          </Span>
        )}
      </Row>
      <Box
        component="a"
        id={shown.eventName}
        href={onwardAddressOf(openAdvertisement, { params: { id: shown.id } })}
        target="_blank"
        rel="sponsored nofollow noopener noreferrer"
        sx={{ display: 'block' }}
      >
        <Box
          component="img"
          src={addressOf(image, { params: { filename: shown.bannerFilename } })}
          alt={shown.eventName}
          width={BANNER_WIDTH}
          height={BANNER_HEIGHT}
          loading="lazy"
          sx={{ display: 'block', width: '100%', height: 'auto', borderRadius: 1 }}
        />
      </Box>
    </Box>
  )
}

const BUTTON = { width: 44, height: 44, color: 'text.secondary' } as const
