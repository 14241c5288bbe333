import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Text } from '../../ui/layout/parts.ts'

interface Props {
  /** `undo`: there is something that undoes it */
  message: { readonly text: string; readonly undo?: object } | null
  busy: boolean
  onUndo: () => void
  onClose: () => void
}

/** Says what the last change was and undoes it; shown until the next change. */
export function UndoBar({ message, busy, onUndo, onClose }: Props) {
  const t = useTranslate()
  return (
    <Box
      role="status"
      data-print="no"
      sx={{ position: 'sticky', bottom: 'env(safe-area-inset-bottom, 0px)', zIndex: 2, mt: 3 }}
    >
      {message && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            pl: 2,
            pr: 1,
            py: 0.75,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            backgroundColor: 'background.paper',
            boxShadow: '0 6px 24px rgb(0 0 0 / 0.18)',
          }}
        >
          <Text breaks grow>
            {message.text}
          </Text>
          {message.undo && (
            <Button disabled={busy} onClick={onUndo}>
              {t('entries.undo')}
            </Button>
          )}
          <IconButton aria-label={t('common.close')} size="small" onClick={onClose}>
            <Close fontSize="small" />
          </IconButton>
        </Box>
      )}
    </Box>
  )
}
