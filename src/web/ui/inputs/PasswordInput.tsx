import Visibility from '@mui/icons-material/VisibilityOffOutlined'
import VisibilityOff from '@mui/icons-material/VisibilityOutlined'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type ReactNode, useState } from 'react'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { useField } from '../forms/formScope.ts'
import { describedBy, FieldFrame } from './FieldFrame.tsx'

interface Props {
  name: string
  autoComplete: 'current-password' | 'new-password'
  /** an empty one is none: for calls that need a password in some cases only */
  optional?: boolean
  help?: ReactNode
  /** takes the keyboard when it appears: for a dialog of one field */
  autoFocus?: boolean
}

/** A password, hidden until its writer wants to see it. */
export function PasswordInput({ name, autoComplete, optional, help, autoFocus }: Props) {
  const t = useTranslate()
  const [shown, setShown] = useState(false)
  const { id, label, error, register } = useField(name)
  const { ref, ...field } = register(name, optional ? { setValueAs: (value) => value || undefined } : {})
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      <OutlinedInput
        {...field}
        inputRef={ref}
        id={id}
        type={shown ? 'text' : 'password'}
        fullWidth
        size="small"
        error={error !== undefined}
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        inputProps={{
          'aria-describedby': describedBy(id, help, error),
          autoCapitalize: 'none',
          spellCheck: false,
        }}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              edge="end"
              size="small"
              aria-label={t('common.showPassword')}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            >
              {shown ? <VisibilityOff /> : <Visibility />}
            </IconButton>
          </InputAdornment>
        }
      />
    </FieldFrame>
  )
}
