import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { OFFER_TIMEOUT, TOAST_TIMEOUT } from '#contract/firstConstants.ts'
import { useStore } from '../store.ts'
import { Row } from '../ui/layout/parts.ts'
import { ABOVE_FOOT, LOW_WINDOW } from '../ui/theme/scales.ts'
import { ToastFrame } from '../ui/toasts/ToastFrame.tsx'
import { closeToast, type Toast, toastStore } from '../ui/toasts/toasts.ts'

/** The error or success banner, over the foot of the page, and above a bar that stays there. */
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
  inset: `auto 0 ${ABOVE_FOOT} 0`,
  zIndex: 'snackbar',
  display: 'flex',
  justifyContent: 'center',
  p: 2,
  [LOW_WINDOW]: { p: 0.5 },
  pointerEvents: 'none',
} as const

/** Closes by itself or by its button; what it offers takes longer to decide. */
function Banner({ toast }: { toast: Toast }) {
  const { action } = toast
  const offers = action !== undefined
  useEffect(() => {
    const timer = setTimeout(closeToast, offers ? OFFER_TIMEOUT : TOAST_TIMEOUT)
    return () => clearTimeout(timer)
  }, [offers])
  return (
    <ToastFrame kind={toast.severity} onClose={closeToast}>
      <Row align="center" gap={1.5}>
        {toast.text}
        {action && (
          <Button
            size="small"
            color="inherit"
            variant="outlined"
            onClick={() => {
              closeToast()
              action.run()
            }}
          >
            {action.label}
          </Button>
        )}
      </Row>
    </ToastFrame>
  )
}
