import Box from '@mui/material/Box'
import { useEffect } from 'react'
import { TOAST_TIMEOUT } from '#contract/constants.ts'
import { useStore } from '../ui/store.ts'
import { ToastFrame } from '../ui/toasts/ToastFrame.tsx'
import { closeToast, type Toast, toastStore } from '../ui/toasts/toasts.ts'

/** The error or success banner, over the foot of the page. */
export function Toasts() {
  const toast = useStore(toastStore)
  return (
    <Box data-print="no" sx={FOOT}>
      {toast && <Banner key={toast.id} toast={toast} />}
    </Box>
  )
}

const FOOT = {
  position: 'fixed',
  inset: 'auto 0 0 0',
  zIndex: 'snackbar',
  display: 'flex',
  justifyContent: 'center',
  p: 2,
  pointerEvents: 'none',
} as const

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
