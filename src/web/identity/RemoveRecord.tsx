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
import { Block, Text } from '../ui/layout/parts.ts'
import { ReasonInput } from './ReasonInput.tsx'

const resolver = zodResolver(z.object({ reason: reasonInput }))

interface Props {
  label: string
  question: string
  help: string
  call: { readonly mutateAsync: (body: { reason: string }) => Promise<unknown> }
}

/** Removes a record that was made by mistake, after a question that asks for the reason. */
export function RemoveRecord({ label, question, help, call }: Props) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  const form = useForm({ resolver, shouldFocusError: false, defaultValues: { reason: '' } })
  return (
    <Block mt={3}>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && (
        <FormDialog title={question} onClose={() => setOpen(false)}>
          <Form
            byButton
            form={form}
            labels={{ reason: t('identity.reason') }}
            onSubmit={async (values) => {
              await call.mutateAsync(values)
              setOpen(false)
            }}
          >
            <Text>{help}</Text>
            <ReasonInput />
            <SubmitButton color="error">{label}</SubmitButton>
          </Form>
        </FormDialog>
      )}
    </Block>
  )
}
