import Box from '@mui/material/Box'
import { useEffect } from 'react'
import { TOAST_TIMEOUT } from '#contract/constants.ts'
import { UpdateToast } from '../content/UpdateToast.tsx'
import { useStore } from '../ui/store.ts'
import { ToastFrame } from '../ui/ToastFrame.tsx'
import { closeToast, type Toast, toastStore } from '../ui/toasts.ts'

/** What the service says over the foot of the page: the update message, and the error or success banner. */
export function Toasts() {
  const toast = useStore(toastStore)
  return (
    <Box
      data-print="no"
      sx={{
        position: 'fixed',
        inset: 'auto 0 0 0',
        zIndex: 'snackbar',
        display: 'flex',
        flexDirection: 'column',
        alignItems: { xs: 'stretch', sm: 'flex-start' },
        gap: 1,
        p: 2,
        pointerEvents: 'none',
      }}
    >
      <UpdateToast />
      {toast && <Banner key={toast.id} toast={toast} />}
    </Box>
  )
}

/** Closes by itself or by its button. */
function Banner({ toast }: { toast: Toast }) {
  useEffect(() => {
    const timer = setTimeout(closeToast, TOAST_TIMEOUT)
    return () => clearTimeout(timer)
  }, [])
  return (
    <ToastFrame kind={toast.severity} onClose={closeToast}>
      {toast.text}
    </ToastFrame>
  )
}
