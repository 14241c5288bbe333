import Link from '@mui/material/Link'
import { type Ref, useContext } from 'react'
import { useFormContext } from 'react-hook-form'
import { codeText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { BulletList, Note, Text } from '../layout/parts.ts'
import { FormScope, fieldId } from './formScope.ts'

/** What is wrong, after the form was sent: the refusal of the whole, and each field with a link to it. */
export function FormErrors({ ref }: { ref: Ref<HTMLDivElement> }) {
  const t = useTranslate()
  const { id, labels, details, wait } = useContext(FormScope)
  const { formState, getFieldState } = useFormContext()
  const whole = wait.over ? undefined : formState.errors.root?.server?.message
  const wrong = Object.keys(labels).flatMap((name) => {
    const message = getFieldState(name, formState).error?.message
    return message === undefined ? [] : [{ name, message }]
  })
  if (formState.submitCount === 0 || (!whole && wrong.length === 0)) return null
  return (
    <Note ref={ref} tone="error" role="alert" tabIndex={-1}>
      <Text component="p" tone="error" strong>
        {codeText(t, whole ?? 'INPUT_INVALID')}
      </Text>
      {wrong.length > 0 && (
        <BulletList mt={0.5}>
          {wrong.map(({ name, message }) => (
            <li key={name}>
              <Link
                underline="always"
                href={`#${fieldId(id, name)}`}
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(fieldId(id, name))?.focus()
                }}
              >
                {labels[name]}: {codeText(t, message, 'errors.VALUE_INVALID', details)}
              </Link>
            </li>
          ))}
        </BulletList>
      )}
    </Note>
  )
}
