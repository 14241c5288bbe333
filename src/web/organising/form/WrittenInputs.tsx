import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import {
  type FormPart,
  namesIn,
  type WrittenKind,
  type WrittenName,
  writtenField,
} from '#domain/trials/trialFields.ts'
import { FieldGrid } from './FieldGrid.tsx'
import { type OwnProps, WrittenInput } from './WrittenInput.tsx'

/** Kinds whose inputs take a whole line. */
const LONG: readonly WrittenKind[] = ['text']

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
    <FieldGrid>
      {children}
      {namesIn(part).map((name) => (
        <Box key={name} sx={LONG.includes(writtenField(name).kind) ? { gridColumn: '1 / -1' } : undefined}>
          <WrittenInput name={name} {...own[name]} />
        </Box>
      ))}
    </FieldGrid>
  )
}
