import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import { useMatches } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { PUBLIC_PAGES } from '#contract/pages.ts'
import type { SystemUpdate } from '#contract/systemUpdates.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Text } from '../ui/layout/parts.ts'
import { AppLink } from '../ui/links/AppLink.tsx'
import { ABOVE_FOOT } from '../ui/theme/scales.ts'
import { updateAddress } from './addresses.ts'
import { latestUpdateQuery } from './latestQuery.ts'
import { isToBeTold, rememberClosed, rememberTold } from './noticed.ts'

/** Pages on which nobody is disturbed: somebody is filling in a form, or is reading just this. */
const QUIET: ReadonlySet<string> = new Set([
  PUBLIC_PAGES.enter,
  PUBLIC_PAGES.healthInquiry,
  PUBLIC_PAGES.updates,
  PUBLIC_PAGES.update,
])
const TOLD: ReadonlySet<string> = new Set(Object.values(PUBLIC_PAGES).filter((path) => !QUIET.has(path)))

/** Tells of a new update, on pages that everyone reads. */
export default function UpdateNotice() {
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' })
  const { data } = useQuery(latestUpdateQuery)
  return data && TOLD.has(path) && <Notice key={data.id} update={data} />
}

/** Stays at the foot of the window until it is closed or followed. */
function Notice({ update }: { update: SystemUpdate }) {
  const t = useTranslate()
  const language = useLanguage()
  const [open, setOpen] = useState(() => isToBeTold(update, new Date()))
  useEffect(() => {
    if (open) rememberTold(update)
  }, [open, update])
  if (!open) return null
  const close = () => {
    rememberClosed(update)
    setOpen(false)
  }
  return (
    <Box component="aside" aria-label={t('home.updates')} data-print="no" sx={NOTICE}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Text tone="muted" size="small">
          {t('home.updates')}
        </Text>
        <Text strong breaks>
          <AppLink {...updateAddress(update.id)} onClick={close}>
            {update.title[language]}
          </AppLink>
        </Text>
      </Box>
      <IconButton aria-label={t('common.close')} onClick={close} size="small" color="inherit">
        <Close fontSize="small" />
      </IconButton>
    </Box>
  )
}

const NOTICE = {
  position: 'fixed',
  right: { xs: 16, sm: 24 },
  left: { xs: 16, sm: 'auto' },
  bottom: { xs: `calc(16px + ${ABOVE_FOOT})`, sm: `calc(24px + ${ABOVE_FOOT})` },
  maxWidth: { sm: 360 },
  zIndex: 'fab',
  display: 'flex',
  gap: 1,
  alignItems: 'flex-start',
  py: 1.25,
  pl: 2,
  pr: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  backgroundColor: 'background.paper',
  boxShadow: '0 6px 24px rgb(0 0 0 / 0.14)',
} as const
