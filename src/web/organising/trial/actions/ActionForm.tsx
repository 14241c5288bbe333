import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx'
import { Block, Row } from '../../../ui/layout/parts.ts'

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

/** A dialog with the form of an action; a refusal is shown in it and keeps the input. */
export function ActionForm<Values extends FieldValues, Output>({
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
  const t = useTranslate()
  return (
    <FormDialog title={question} onClose={onClose}>
      <Block mb={2.5}>{help}</Block>
      <Form byButton form={form} labels={labels} onSubmit={onSubmit}>
        {children}
        <Row>
          <SubmitButton color={dangerous ? 'error' : 'primary'}>{action}</SubmitButton>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
        </Row>
      </Form>
    </FormDialog>
  )
}
