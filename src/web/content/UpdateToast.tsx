import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Text } from '../ui/layout/parts.ts'
import { ToastFrame } from '../ui/toasts/ToastFrame.tsx'
import { latestUpdateQuery } from './queries.ts'

const SEEN_KEY = 'koirakanta.updateSeen'

/** The newest update of the service: stays until closed, and comes by itself only the first time in a session. */
export function UpdateToast() {
  const t = useTranslate()
  const language = useLanguage()
  const [wanted, setWanted] = useState(() => !seenInSession())
  const { data: update } = useQuery({ ...latestUpdateQuery, enabled: wanted })
  const shown = wanted && update !== undefined && update !== null
  useEffect(() => {
    if (shown) rememberSeen()
  }, [shown])
  if (!shown) return null
  return (
    <Box data-print="no" sx={FOOT}>
      <ToastFrame kind="info" onClose={() => setWanted(false)}>
        <Text strong>{t('shell.update')}</Text>
        {update.text[language]}
      </ToastFrame>
    </Box>
  )
}

/**
 * Over the window's foot, beside what the footer says. A phone has no room for that: there the message sticks to the foot
 * and stands after the page's end, so that it hides nothing for good.
 */
const FOOT = {
  position: { xs: 'sticky', md: 'fixed' },
  bottom: 0,
  right: 0,
  zIndex: 'fab',
  display: 'flex',
  justifyContent: 'flex-end',
  p: 2,
  pointerEvents: 'none',
} as const

function seenInSession(): boolean {
  try {
    return sessionStorage.getItem(SEEN_KEY) !== null
  } catch {
    return false
  }
}

function rememberSeen() {
  try {
    sessionStorage.setItem(SEEN_KEY, 'yes')
  } catch {
    // Storage may be forbidden; the message then comes again after a reload.
  }
}
