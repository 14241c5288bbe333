import Button, { type ButtonProps } from '@mui/material/Button'
import { useContext } from 'react'
import { useFormContext } from 'react-hook-form'
import { FormScope } from './formScope.ts'
import { clockOf } from './useCountdown.ts'

/** The one main action of a form, named by its verb; at work while the form is sent, and shut while the service asks to wait. */
export function SubmitButton({ children, ...props }: Pick<ButtonProps, 'children' | 'color'>) {
  const { formState } = useFormContext()
  const { left } = useContext(FormScope).wait
  return (
    <Button
      {...props}
      type="submit"
      variant="contained"
      size="large"
      loading={formState.isSubmitting}
      disabled={left > 0}
      sx={{ alignSelf: 'flex-start' }}
    >
      {children}
      {left > 0 && ` (${clockOf(left)})`}
    </Button>
  )
}
