import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import type { ReactNode } from 'react'
import { Controller } from 'react-hook-form'
import { useField } from '../forms/formScope.ts'
import { FieldError, FieldLabel, Fieldset, Text } from '../layout/parts.ts'
import { describedBy } from './FieldFrame.tsx'

export interface Check {
  readonly value: string
  readonly label: string
  /** why it may not be changed now */
  readonly blocked?: string | null
}

interface Props {
  name: string
  /** the chosen ones are kept in this order, so that one ticked again is no change */
  choices: readonly Check[]
  help?: ReactNode
  /** side by side where there is room */
  columns?: boolean
}

/** A choice of several among few, each with its box. */
export function ChecksInput({ name, choices, help, columns }: Props) {
  const { id, label, error, control } = useField(name)
  return (
    <Fieldset aria-describedby={describedBy(id, help, error)}>
      <FieldLabel component="legend">{label}</FieldLabel>
      {help && (
        <Text tone="muted" size="small" id={`${id}-help`}>
          {help}
        </Text>
      )}
      <Controller
        name={name}
        control={control}
        render={({ field: { value, onChange, ref } }) => (
          <Box sx={{ display: 'grid', gridTemplateColumns: { sm: columns ? '1fr 1fr' : '1fr' }, mt: 0.5 }}>
            {choices.map((choice, index) => (
              <CheckLine
                key={choice.value}
                choice={choice}
                checked={value.includes(choice.value)}
                input={index === 0 ? { id, ref } : {}}
                onChange={(checked) => onChange(withChoice(choices, value, choice.value, checked))}
              />
            ))}
          </Box>
        )}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Fieldset>
  )
}

function withChoice(choices: readonly Check[], chosen: readonly string[], changed: string, on: boolean) {
  return choices
    .map(({ value }) => value)
    .filter((value) => (value === changed ? on : chosen.includes(value)))
}

interface LineProps {
  choice: Check
  checked: boolean
  /** the first box is where label and summary lead */
  input: { id?: string; ref?: React.Ref<HTMLInputElement> }
  onChange: (checked: boolean) => void
}

function CheckLine({ choice: { label, blocked = null }, checked, input, onChange }: LineProps) {
  return (
    <Box>
      <FormControlLabel
        label={label}
        disabled={blocked !== null}
        control={<Checkbox checked={checked} onChange={(_event, on) => onChange(on)} slotProps={{ input }} />}
      />
      {blocked && (
        <Text tone="muted" size="smaller">
          {blocked}
        </Text>
      )}
    </Box>
  )
}
