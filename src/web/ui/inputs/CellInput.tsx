import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useField } from '../forms/formScope.ts'
import { Block } from '../layout/parts.ts'
import { describedBy } from './FieldFrame.tsx'

interface Props {
  name: string
  /** the keyboard a phone offers */
  inputMode?: 'decimal' | 'numeric' | 'text'
  align?: 'right'
}

/** One value in a table of a form: row and column name it for the eye, its label for the ear. What is wrong stands under it. */
export function CellInput({ name, inputMode = 'decimal', align }: Props) {
  const { id, label, error, register } = useField(name)
  const { ref, ...field } = register(name)
  return (
    <Block shrink>
      <OutlinedInput
        {...field}
        inputRef={ref}
        id={id}
        size="small"
        fullWidth
        error={error !== undefined}
        inputProps={{
          inputMode,
          'aria-label': label,
          'aria-describedby': describedBy(id, undefined, error),
          autoComplete: 'off',
          sx: { px: 1, textAlign: align, fontVariantNumeric: 'tabular-nums' },
        }}
      />
      <CellError id={id} error={error} />
    </Block>
  )
}

/** What is wrong with a value in a table. */
export function CellError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <Box
      id={`${id}-error`}
      sx={{ mt: 0.5, color: 'error.main', fontWeight: 600, fontSize: '0.875rem', lineHeight: 1.3 }}
    >
      {error}
    </Box>
  )
}
