import Check from '@mui/icons-material/Check'
import Button from '@mui/material/Button'

interface Props {
  label: string
  /** with the dog's name, for those who hear it alone */
  name: string
  on: boolean
  disabled: boolean
  tone?: 'error' | 'warning'
  /** on a phone as wide as two */
  wide?: boolean
  onMark: () => void
}

/** A large target that is marked or not. */
export function MarkButton({ label, name, on, disabled, tone, wide, onMark }: Props) {
  return (
    <Button
      variant={on ? 'contained' : 'outlined'}
      color={on && tone ? tone : 'primary'}
      aria-label={name}
      aria-pressed={on}
      disabled={disabled}
      startIcon={on ? <Check /> : undefined}
      onClick={onMark}
      sx={{ minHeight: 52, px: 1, lineHeight: 1.2, gridColumn: { xs: wide ? '1 / -1' : 'auto', md: 'auto' } }}
    >
      {label}
    </Button>
  )
}
