import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import type { ReactNode } from 'react'
import { Controller } from 'react-hook-form'
import { describedBy } from './FieldFrame.tsx'
import { useField } from './formScope.ts'

interface Props {
  name: string
  help?: ReactNode
}

/** A box to tick, its label beside it. */
export function CheckInput({ name, help }: Props) {
  const { id, label, error, control } = useField(name)
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
        <Controller
          name={name}
          control={control}
          render={({ field: { value, ref, ...field } }) => (
            <Checkbox
              {...field}
              checked={value === true}
              sx={{ ml: -1.25, mt: -1 }}
              slotProps={{ input: { id, ref, 'aria-describedby': describedBy(id, help, error) } }}
            />
          )}
        />
        <Box component="label" htmlFor={id}>
          {label}
        </Box>
      </Box>
      {help && (
        <Box id={`${id}-help`} sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
          {help}
        </Box>
      )}
      {error && (
        <Box id={`${id}-error`} sx={{ mt: 0.5, color: 'error.main', fontWeight: 600, fontSize: '0.9375rem' }}>
          {error}
        </Box>
      )}
    </Box>
  )
}
