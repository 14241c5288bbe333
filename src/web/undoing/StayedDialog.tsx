import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslate } from '../i18n/useTranslate.ts'
import { useStore } from '../store.ts'
import { BulletList, Text } from '../ui/layout/parts.ts'
import { stayedStore } from './useUndoing.ts'

/** Tells what an undo has not laid back, because somebody has changed it since. */
export function StayedDialog() {
  const t = useTranslate()
  const id = useId()
  const stayed = useStore(stayedStore)
  const onClose = () => stayedStore.set(() => [])
  return (
    <Dialog open={stayed.length > 0} onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{t('identity.corrections.stayedTitle')}</DialogTitle>
      <DialogContent>
        <BulletList>
          {stayed.map(({ table, record, label }) => (
            <Text component="li" breaks key={`${table} ${record}`}>
              {t(`identity.tables.${table}`, { defaultValue: table })}
              {label !== null && `: ${label}`}
            </Text>
          ))}
        </BulletList>
        <Text mt={2} tone="muted">
          {t('identity.corrections.stayedHelp')}
        </Text>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
