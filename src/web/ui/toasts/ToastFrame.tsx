import Close from '@mui/icons-material/Close'
import ErrorOutline from '@mui/icons-material/ErrorOutlined'
import InfoOutlined from '@mui/icons-material/InfoOutlined'
import TaskAlt from '@mui/icons-material/TaskAlt'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block } from '../layout/parts.ts'

const KINDS = {
  error: { icon: ErrorOutline, ground: 'error.main', ink: 'error.contrastText', role: 'alert' },
  success: { icon: TaskAlt, ground: 'success.main', ink: 'success.contrastText', role: 'status' },
  info: { icon: InfoOutlined, ground: 'background.paper', ink: 'text.primary', role: 'status' },
} as const

interface Props {
  kind: keyof typeof KINDS
  onClose: () => void
  children: ReactNode
}

/** One message over the foot of the page, with its closing button. */
export function ToastFrame({ kind, onClose, children }: Props) {
  const t = useTranslate()
  const { icon: Icon, ground, ink, role } = KINDS[kind]
  return (
    <Box
      role={role}
      sx={{
        display: 'flex',
        gap: 1.5,
        alignItems: 'flex-start',
        maxWidth: 460,
        pl: 2,
        pr: 1,
        py: 1,
        borderRadius: 1,
        border: 1,
        borderColor: kind === 'info' ? 'divider' : 'transparent',
        backgroundColor: ground,
        color: ink,
        boxShadow: '0 6px 24px rgb(0 0 0 / 0.18)',
        pointerEvents: 'auto',
        // Names that somebody has given may be longer than the line.
        overflowWrap: 'anywhere',
      }}
    >
      <Icon sx={{ mt: 0.75 }} fontSize="small" />
      <Block grow py={0.5}>
        {children}
      </Block>
      <IconButton aria-label={t('common.close')} onClick={onClose} size="small" color="inherit">
        <Close fontSize="small" />
      </IconButton>
    </Box>
  )
}
