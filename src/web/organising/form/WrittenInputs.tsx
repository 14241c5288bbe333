import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import {
  type FormPart,
  namesIn,
  type WrittenKind,
  type WrittenName,
  writtenField,
} from '#domain/trials/trialFields.ts'
import { type OwnProps, WrittenInput } from './WrittenInput.tsx'

/** Kinds whose inputs take half a line. */
const SHORT: readonly WrittenKind[] = ['day', 'time']

interface Props {
  part: FormPart
  /** what single inputs have of their own */
  own?: Readonly<Partial<Record<WrittenName, OwnProps>>>
  /** stands before them */
  children?: ReactNode
}

/** The inputs of the written fields in a part of the form, in the order of the table of fields. */
export function WrittenInputs({ part, own = {}, children }: Props) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2.5, alignItems: 'start' }}>
      {children}
      {namesIn(part).map((name) => (
        <Box key={name} sx={SHORT.includes(writtenField(name).kind) ? undefined : { gridColumn: '1 / -1' }}>
          <WrittenInput name={name} {...own[name]} />
        </Box>
      ))}
    </Box>
  )
}
