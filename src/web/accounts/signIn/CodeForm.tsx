import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { codeForm } from '#contract/secondFactor.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { Row } from '../../ui/layout/parts.ts'

interface Props {
  label: string
  help?: string
  /** the verb of its button */
  action: string
  /** what stands beside the button */
  beside?: ReactNode
  /** @throws ApiError */
  onCode: (code: string) => Promise<unknown>
}

/** Asks for a code of the app. */
export function CodeForm({ label, help, action, beside, onCode }: Props) {
  const form = useForm({
    resolver: zodResolver(codeForm),
    shouldFocusError: false,
    defaultValues: { code: '' },
  })
  const { setFocus } = form
  useEffect(() => setFocus('code'), [setFocus])
  return (
    <Form form={form} labels={{ code: label }} onSubmit={({ code }) => onCode(code)}>
      <TextInput name="code" autoComplete="one-time-code" verbatim help={help} />
      <Row align="center">
        <SubmitButton>{action}</SubmitButton>
        {beside}
      </Row>
    </Form>
  )
}
