import Box from '@mui/material/Box'
import { lazy, Suspense } from 'react'
import { APP_VERSION } from '#contract/firstConstants.ts'
import { useService } from '../client/service.ts'
import { openDataAddress } from '../exports/addresses.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import {
  accessibilityAddress,
  contactAddress,
  privacyAddress,
  termsAddress,
} from '../statements/addresses.ts'
import { AppLink } from '../ui/links/AppLink.tsx'
import { PAGE_WIDTH } from '../ui/theme/scales.ts'
import { verificationAddress } from '../verification/addresses.ts'

const SiteWidthToggle = lazy(() => import('./SiteWidthToggle.tsx'))

/** Year, club, version, and what the club says of the service; on a mobile device also the choice of the wide page. */
export function Footer() {
  const t = useTranslate()
  const { data } = useService()
  return (
    <Box component="footer" data-print="no" sx={FOOTER}>
      <Box sx={[PAGE_WIDTH, LINE]}>
        {data && (
          <span>
            {new Date().getFullYear()} {data.clubName}
          </span>
        )}
        <span>{t('shell.version', { version: APP_VERSION })}</span>
        <Statements />
        {isMobileDevice() && (
          <Suspense fallback={null}>
            <SiteWidthToggle />
          </Suspense>
        )}
      </Box>
    </Box>
  )
}

const FOOTER = {
  borderTop: 1,
  borderColor: 'divider',
  pt: 3,
  pb: 'calc(24px + env(safe-area-inset-bottom, 0px))',
  minHeight: 88,
  color: 'text.secondary',
} as const

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  alignItems: 'center',
  fontSize: '0.9375rem',
} as const

function Statements() {
  const t = useTranslate()
  return (
    <Box
      component="nav"
      aria-label={t('shell.statements.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1, ml: { md: 'auto' } }}
    >
      <AppLink {...verificationAddress()}>{t('shell.statements.verification')}</AppLink>
      <AppLink {...openDataAddress()}>{t('shell.statements.openData')}</AppLink>
      <AppLink {...contactAddress()}>{t('shell.statements.contact')}</AppLink>
      <AppLink {...termsAddress()}>{t('shell.statements.terms')}</AppLink>
      <AppLink {...privacyAddress()}>{t('shell.statements.privacy')}</AppLink>
      <AppLink {...accessibilityAddress()}>{t('shell.statements.accessibility')}</AppLink>
    </Box>
  )
}

/** A device held in the hand: its first pointer is a finger, and its screen is narrow. */
function isMobileDevice(): boolean {
  return window.matchMedia('(pointer: coarse)').matches && Math.min(screen.width, screen.height) < 900
}
