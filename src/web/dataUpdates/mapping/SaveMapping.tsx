import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type ReactNode, useId } from 'react'
import { ApiError } from '../../client/ApiError.ts'
import { codeText } from '../../i18n/errorText.ts'
import { type Translate, useTranslate } from '../../i18n/useTranslate.ts'
import { Block, FieldError, FieldLabel, Row, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { fieldName } from './useFieldNames.ts'

interface Props {
  name: string
  onName: (name: string) => void
  action: string
  busy: boolean
  error: unknown
  onSave: () => void
  children?: ReactNode
}

/** The name of a mapping, and what saves it; what keeps it from being saved stands here. */
export function SaveMapping({ name, onName, action, busy, error, onSave, children }: Props) {
  const t = useTranslate()
  const id = useId()
  return (
    <Section title={t('dataMappings.save')}>
      <Block measure="text">
        <FieldLabel component="label" htmlFor={id}>
          {t('dataMappings.name')}
        </FieldLabel>
        <OutlinedInput
          id={id}
          size="small"
          fullWidth
          value={name}
          onChange={(event) => onName(event.target.value)}
          inputProps={{ maxLength: 100, autoComplete: 'off', 'aria-describedby': `${id}-help` }}
        />
        <Text tone="muted" size="small" mt={0.5} id={`${id}-help`}>
          {t('dataMappings.nameHelp')}
        </Text>
      </Block>
      {children}
      {error instanceof ApiError && error.kind === 'result' && (
        <FieldError role="alert">{refusalText(t, error)}</FieldError>
      )}
      <Row mt={2}>
        <Button variant="contained" loading={busy} onClick={onSave}>
          {action}
        </Button>
      </Row>
    </Section>
  )
}

/** A refusal in words, with the fields as people call them, and the sheet before it. */
function refusalText(t: Translate, error: ApiError): string {
  const { sheet = '', field = '' } = (error.details ?? {}) as { sheet?: string; field?: string }
  const code = Object.values(error.fields)[0] ?? error.code
  const text = codeText(t, code, undefined, { field: fieldName(t, field) })
  return sheet === '' ? text : `${sheet}: ${text}`
}
