import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import type { ReactNode } from 'react'
import { Controller } from 'react-hook-form'
import { useField } from '../forms/formScope.ts'
import { FieldError, Row, Text } from '../layout/parts.ts'
import { describedBy } from './FieldFrame.tsx'

interface Props {
  name: string
  help?: ReactNode
  onChange?: () => void
}

/** A box to tick, its label beside it. */
export function CheckInput({ name, help, onChange }: Props) {
  const { id, label, error, control } = useField(name)
  return (
    <Box>
      <Row align="start" gap={0} wrap={false}>
        <Controller
          name={name}
          control={control}
          render={({ field: { value, ref, ...field } }) => (
            <Checkbox
              {...field}
              onChange={(event) => {
                field.onChange(event)
                onChange?.()
              }}
              checked={value === true}
              sx={{ ml: -1.25, mt: -1 }}
              slotProps={{ input: { id, ref, 'aria-describedby': describedBy(id, help, error) } }}
            />
          )}
        />
        <Box component="label" htmlFor={id}>
          {label}
        </Box>
      </Row>
      {help && (
        <Text tone="muted" size="small" id={`${id}-help`}>
          {help}
        </Text>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Box>
  )
}
