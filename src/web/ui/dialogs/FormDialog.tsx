import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useId } from 'react'
import { useTranslate } from '../../i18n/useTranslate.ts'

interface Props {
  title: string
  onClose: () => void
  children: ReactNode
}

/** A form over the page it belongs to; on a phone it is the whole screen. A click beside it does not lose what was typed. */
export function FormDialog({ title, onClose, children }: Props) {
  const t = useTranslate()
  const id = useId()
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'))
  return (
    <Dialog
      open
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose()}
      aria-labelledby={id}
      fullScreen={phone}
      fullWidth
      maxWidth="sm"
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', pr: 1.5, pt: 1 }}>
        <DialogTitle id={id} sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <IconButton aria-label={t('common.close')} onClick={onClose} sx={{ mt: 1 }}>
          <Close />
        </IconButton>
      </Box>
      <DialogContent sx={{ pb: 3 }}>{children}</DialogContent>
    </Dialog>
  )
}
