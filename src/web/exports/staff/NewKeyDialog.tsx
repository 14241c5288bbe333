import { zodResolver } from '@hookform/resolvers/zod'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { createApiKey as createCall } from '#contract/apiKeys.ts'
import { API_KEY_RATE } from '#contract/constants.ts'
import { apiKeys, createApiKey } from '#contract/endpoints/exports.ts'
import { API_KEY_HEADER } from '#contract/headers.ts'
import { LOGS } from '../../audit/queries.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { SelectInput } from '../../ui/inputs/SelectInput.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { Row, Text } from '../../ui/layout/parts.ts'
import { Code } from '../../ui/marks/Code.tsx'
import { showError, showSuccess } from '../../ui/toasts/toasts.ts'

const { shape } = createCall.body
/** As it is chosen: the rate is text until it is sent. */
const written = z.object({ partner: shape.partner, note: shape.note, perMinute: z.string() })
const RATES = [API_KEY_RATE.least, 300, API_KEY_RATE.usual, 1200, 3000, API_KEY_RATE.most].map(String)

/** Makes a key for a partner, and shows it once. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  const [key, setKey] = useState<string>()
  return (
    <FormDialog title={t('exports.keys.newTitle')} onClose={onClose}>
      {key === undefined ? <KeyForm onMade={setKey} /> : <MadeKey apiKey={key} onClose={onClose} />}
    </FormDialog>
  )
}

function KeyForm({ onMade }: { onMade: (key: string) => void }) {
  const t = useTranslate()
  const form = useForm({
    resolver: zodResolver(written),
    shouldFocusError: false,
    defaultValues: { partner: '', note: '', perMinute: String(API_KEY_RATE.usual) },
  })
  const { mutateAsync } = useChange(createApiKey, {
    invalidates: [apiKeys, ...LOGS],
    onSuccess: ({ key }) => onMade(key),
  })
  return (
    <Form
      byButton
      form={form}
      labels={{
        partner: t('exports.keys.partner'),
        note: t('exports.keys.note'),
        perMinute: t('exports.keys.perMinute'),
      }}
      onSubmit={({ perMinute, ...values }) => mutateAsync({ ...values, perMinute: Number(perMinute) })}
    >
      <TextInput name="partner" maxLength={120} autoComplete="off" />
      <TextInput name="note" maxLength={300} autoComplete="off" optional />
      <SelectInput
        name="perMinute"
        help={t('exports.keys.perMinuteHelp')}
        options={RATES.map((value) => ({ value, label: value }))}
      />
      <SubmitButton>{t('exports.keys.make')}</SubmitButton>
    </Form>
  )
}

function MadeKey({ apiKey, onClose }: { apiKey: string; onClose: () => void }) {
  const t = useTranslate()
  const copy = () =>
    navigator.clipboard.writeText(apiKey).then(
      () => showSuccess(t('exports.keys.copied')),
      () => showError(t('exports.keys.copyFailed')),
    )
  return (
    <>
      <Text role="status">{t('exports.keys.shown')}</Text>
      <Text mt={2} mb={2}>
        <Code>{apiKey}</Code>
      </Text>
      <Text tone="muted" size="small" mb={2}>
        {t('exports.keys.use', { header: API_KEY_HEADER })}
      </Text>
      <Row gap={2}>
        <Button variant="outlined" onClick={() => void copy()}>
          {t('exports.keys.copy')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t('exports.keys.close')}
        </Button>
      </Row>
    </>
  )
}
