import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'

interface Props<Values extends FieldValues, Output> {
  /** the question, with the thing's name */
  question: string
  /** what follows from it */
  help: string
  /** the verb */
  action: string
  dangerous?: boolean
  form: UseFormReturn<Values, unknown, Output>
  labels: Readonly<Record<string, string>>
  onSubmit: (values: Output) => Promise<unknown>
  onClose: () => void
  children: ReactNode
}

/** Asks for what an action needs; a refusal stays in the dialog, with what was typed. */
export function FormDialog<Values extends FieldValues, Output>({
  question,
  help,
  action,
  dangerous,
  form,
  labels,
  onSubmit,
  onClose,
  children,
}: Props<Values, Output>) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {question}
      </DialogTitle>
      <DialogContent>
        <Box sx={{ mb: 2.5 }}>{help}</Box>
        <Form form={form} labels={labels} onSubmit={onSubmit}>
          {children}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <SubmitButton color={dangerous ? 'error' : 'primary'}>{action}</SubmitButton>
            <Button onClick={onClose}>{t('common.cancel')}</Button>
          </Box>
        </Form>
      </DialogContent>
    </Dialog>
  )
}
