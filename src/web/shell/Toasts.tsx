import Alert from '@mui/material/Alert'
import Snackbar from '@mui/material/Snackbar'
import { useTranslation } from 'react-i18next'
import { TOAST_TIMEOUT } from '#contract/constants.ts'
import { useStore } from '../ui/store.ts'
import { closeToast, toastStore } from '../ui/toasts.ts'

/** The error or success banner: closes by itself or by its button. */
export function Toasts() {
  const { t } = useTranslation()
  const toast = useStore(toastStore)
  if (!toast) return null
  return (
    <Snackbar
      key={toast.id}
      open
      autoHideDuration={TOAST_TIMEOUT}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      onClose={(_, reason) => {
        if (reason !== 'clickaway') closeToast()
      }}
    >
      <Alert severity={toast.severity} variant="filled" closeText={t('common.close')} onClose={closeToast}>
        {toast.text}
      </Alert>
    </Snackbar>
  )
}
