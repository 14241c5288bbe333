import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import type { CurrentUser } from '#contract/accounts.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { EraseForm } from './EraseForm.tsx'

export function EraseSection({ user }: { user: CurrentUser }) {
  const t = useTranslate()
  const id = useId()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Section title={t('accounts.erase.title')}>
      <Text component="p" mb={2} measure="text">
        {t('accounts.erase.lead')}
      </Text>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        {t('accounts.erase.open')}
      </Button>
      <Dialog open={open} onClose={close} aria-labelledby={id} maxWidth="sm" fullWidth>
        <DialogTitle id={id}>{t('accounts.erase.question', { username: user.username })}</DialogTitle>
        <DialogContent>
          <Text component="p" mb={2}>
            {t('accounts.erase.lead')}
          </Text>
          <EraseForm username={user.username} onCancel={close} />
        </DialogContent>
      </Dialog>
    </Section>
  )
}
