import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Snackbar from '@mui/material/Snackbar'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/useLanguage.ts'
import { latestUpdateQuery } from './queries.ts'

const SEEN = 'koirakanta.updateSeen'

/** The newest update of the service: stays until closed, and comes by itself only the first time in a session. */
export function UpdateToast() {
  const { t } = useTranslation()
  const language = useLanguage()
  const [wanted, setWanted] = useState(() => !seenInSession())
  const { data: update } = useQuery({ ...latestUpdateQuery, enabled: wanted })
  if (!wanted || !update) return null
  const close = () => {
    rememberSeen()
    setWanted(false)
  }
  return (
    <Snackbar open anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}>
      <Alert
        severity="info"
        variant="outlined"
        closeText={t('common.close')}
        onClose={close}
        ref={rememberSeen}
        sx={{
          maxWidth: 420,
          backgroundColor: 'background.paper',
          borderColor: 'divider',
          color: 'text.primary',
          '& .MuiAlert-icon': { color: 'accent.main' },
        }}
      >
        <AlertTitle sx={{ fontWeight: 600 }}>{t('shell.update')}</AlertTitle>
        {update.text[language]}
      </Alert>
    </Snackbar>
  )
}

function seenInSession(): boolean {
  try {
    return sessionStorage.getItem(SEEN) !== null
  } catch {
    return false
  }
}

function rememberSeen() {
  try {
    sessionStorage.setItem(SEEN, 'yes')
  } catch {
    // Storage may be forbidden; the message then comes again after a reload.
  }
}
