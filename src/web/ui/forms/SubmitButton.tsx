import Button, { type ButtonProps } from '@mui/material/Button'
import { useFormContext } from 'react-hook-form'

/** The one main action of a form, named by its verb; at work while the form is sent. */
export function SubmitButton({ children, ...props }: Pick<ButtonProps, 'children' | 'color'>) {
  const { formState } = useFormContext()
  return (
    <Button
      {...props}
      type="submit"
      variant="contained"
      size="large"
      loading={formState.isSubmitting}
      sx={{ alignSelf: 'flex-start' }}
    >
      {children}
    </Button>
  )
}
