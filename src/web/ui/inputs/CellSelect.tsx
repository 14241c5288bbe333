import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useField } from '../forms/formScope.ts'
import { Block } from '../layout/parts.ts'
import { CellError } from './CellInput.tsx'
import { describedBy } from './FieldFrame.tsx'

interface Props {
  name: string
  options: readonly { readonly value: string; readonly label: string }[]
}

/** A choice in a table of a form: row and column name it for the eye, its label for the ear. */
export function CellSelect({ name, options }: Props) {
  const { id, label, error, register } = useField(name)
  const { ref, ...field } = register(name)
  return (
    <Block shrink>
      <NativeSelect
        {...field}
        inputRef={ref}
        fullWidth
        error={error !== undefined}
        input={<OutlinedInput size="small" />}
        sx={{ '& .MuiNativeSelect-select.MuiNativeSelect-select': { pl: 1, pr: 3 } }}
        inputProps={{ id, 'aria-label': label, 'aria-describedby': describedBy(id, undefined, error) }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
      <CellError id={id} error={error} />
    </Block>
  )
}
