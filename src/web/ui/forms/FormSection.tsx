import Box from '@mui/material/Box'
import { type ReactNode, useId } from 'react'
import { Heading, Stack } from '../layout/parts.ts'

/** A named part of the form: what is asked for together. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 1 }}>
      <Heading large ruled component="h2" id={id} mb={2}>
        {title}
      </Heading>
      <Stack gap={2.5}>{children}</Stack>
    </Box>
  )
}
