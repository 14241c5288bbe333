import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { Controller } from 'react-hook-form'
import { useField } from '../forms/formScope.ts'
import { describedBy, FieldFrame } from './FieldFrame.tsx'

interface Option {
  readonly id: number
  readonly label: string
}

interface Props {
  name: string
  options: readonly Option[]
  help: string
  /** what is said where no other option is left */
  none: string
  /** false: one at least is needed */
  optional?: boolean
}

/** Any number of things, found by typing; the field's value are their ids. */
export function ManyInput({ name, options, help, none, optional = true }: Props) {
  const { id, label, error, control } = useField(name)
  return (
    <FieldFrame id={id} label={label} optional={optional} help={help} error={error}>
      <Controller
        name={name}
        control={control}
        render={({ field: { value, onChange, onBlur } }) => (
          <Autocomplete<Option, true>
            id={id}
            multiple
            disableCloseOnSelect
            filterSelectedOptions
            options={options}
            value={options.filter((option) => value.includes(option.id))}
            getOptionKey={(option) => option.id}
            isOptionEqualToValue={(a, b) => a.id === b.id}
            noOptionsText={none}
            onChange={(_event, chosen) => onChange(chosen.map((option) => option.id))}
            onBlur={onBlur}
            renderInput={(params) => (
              <TextField
                {...params}
                size="small"
                error={error !== undefined}
                slotProps={{
                  ...params.slotProps,
                  htmlInput: {
                    ...params.slotProps?.htmlInput,
                    'aria-describedby': describedBy(id, help, error),
                  },
                }}
              />
            )}
          />
        )}
      />
    </FieldFrame>
  )
}
