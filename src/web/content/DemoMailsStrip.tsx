import MailOutline from '@mui/icons-material/MailOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { useTranslate } from '../i18n/useTranslate.ts'
import { BELOW_BAR } from '../ui/theme/scales.ts'
import { demoMails } from './demoMails.ts'

const Dialog = lazy(() => import('./DemoMailsDialog.tsx'))

/** How many mails the last change has caused, and the way to read them. */
export default function DemoMailsStrip({ keys }: { keys: readonly string[] }) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  const count = keys.length
  return (
    <Box component="aside" aria-label={t('shell.demoMails.title', { count })} data-print="no" sx={STRIP}>
      <Button size="small" color="inherit" startIcon={<MailOutline />} onClick={() => setOpen(true)}>
        {t('shell.demoMails.read', { count })}
      </Button>
      <Button size="small" color="inherit" onClick={() => demoMails.set(() => [])}>
        {t('common.close')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <Dialog keys={keys} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Box>
  )
}

/** Stays in sight, since what causes mails often stands far down the page. */
const STRIP = {
  position: 'sticky',
  top: BELOW_BAR,
  zIndex: 'appBar',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 1,
  px: 2,
  py: 0.5,
  color: 'primary.contrastText',
  backgroundColor: 'primary.main',
} as const
