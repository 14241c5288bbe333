import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useTranslate } from '../../i18n/useTranslate.ts'

interface Props {
  open: boolean
  /** the question, with the thing's name */
  question: string
  /** what follows from it */
  children?: ReactNode
  /** the verb */
  action: string
  dangerous?: boolean
  busy: boolean
  /** it cannot be done, as the dialog says */
  disabled?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something that is not easily undone. */
export function ConfirmDialog({
  open,
  question,
  children,
  action,
  dangerous,
  busy,
  disabled,
  onConfirm,
  onClose,
}: Props) {
  const t = useTranslate()
  const id = useId()
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{question}</DialogTitle>
      {children && (
        <DialogContent>
          <Typography component="div">{children}</Typography>
        </DialogContent>
      )}
      <DialogActions>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button
          variant="contained"
          color={dangerous ? 'error' : 'primary'}
          loading={busy}
          disabled={disabled}
          onClick={onConfirm}
          sx={{ overflowWrap: 'anywhere' }}
        >
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
