import Button from '@mui/material/Button'
import type { RefObject } from 'react'
import { useTranslate } from '../i18n/useTranslate.ts'

interface Props {
  name: string
  /** gets the focus, as the button goes with the value */
  field: RefObject<HTMLElement | null>
  onClear: () => void
}

/** Empties a field that has a value; stands at the end of the line with its name, away from the values. */
export function ClearButton({ name, field, onClear }: Props) {
  const t = useTranslate()
  const clear = () => {
    onClear()
    field.current?.focus({ preventScroll: true })
  }
  return (
    <Button
      size="small"
      color="inherit"
      aria-label={t('results.clearOf', { field: name })}
      onClick={clear}
      sx={CLEAR}
    >
      {t('common.clear')}
    </Button>
  )
}

/** As high as a thumb wants it, in a line that stays as low as without it. */
const CLEAR = { ml: 'auto', my: -1.5, color: 'text.secondary', textDecoration: 'underline' } as const
