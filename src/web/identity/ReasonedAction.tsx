import { zodResolver } from '@hookform/resolvers/zod'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { reasonInput } from '#contract/inputs.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { FormDialog } from '../ui/dialogs/FormDialog.tsx'
import { Form } from '../ui/forms/Form.tsx'
import { SubmitButton } from '../ui/forms/SubmitButton.tsx'
import { Text } from '../ui/layout/parts.ts'
import { ReasonInput } from './ReasonInput.tsx'

const resolver = zodResolver(z.object({ reason: reasonInput }))

interface Props {
  label: string
  /** of the button, where several have the same */
  name?: string
  question: string
  help: string
  /** takes something away */
  dangerous?: boolean
  /** in a row of a table */
  small?: boolean
  onConfirm: (reason: string) => Promise<unknown>
}

/** Changes a record after a question that asks for the reason. */
export function ReasonedAction({
  label,
  name,
  question,
  help,
  dangerous = false,
  small = false,
  onConfirm,
}: Props) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  const color = dangerous ? 'error' : 'primary'
  const form = useForm({ resolver, shouldFocusError: false, defaultValues: { reason: '' } })
  return (
    <>
      <Button
        variant="outlined"
        size={small ? 'small' : 'medium'}
        color={color}
        aria-label={name}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {open && (
        <FormDialog title={question} onClose={() => setOpen(false)}>
          <Form
            byButton
            form={form}
            labels={{ reason: t('identity.reason') }}
            onSubmit={async (values) => {
              await onConfirm(values.reason)
              setOpen(false)
            }}
          >
            <Text>{help}</Text>
            <ReasonInput />
            <SubmitButton color={color}>{label}</SubmitButton>
          </Form>
        </FormDialog>
      )}
    </>
  )
}
