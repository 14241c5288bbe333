import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Fieldset, Stack, Text } from '../../ui/layout/parts.ts'

interface Props {
  title: string
  help?: ReactNode
  children: ReactNode
}

/** Fields of the form that belong together. */
export function TrialFieldset({ title, help, children }: Props) {
  return (
    <Fieldset>
      <Box
        component="legend"
        sx={{
          width: '100%',
          p: 0,
          pb: 0.5,
          mb: 2,
          borderBottom: 1,
          borderColor: 'divider',
          fontSize: '1.1rem',
          fontWeight: 620,
        }}
      >
        {title}
      </Box>
      {help && (
        <Text tone="muted" size="small" mb={2}>
          {help}
        </Text>
      )}
      <Stack gap={2.5} mb={1.5}>
        {children}
      </Stack>
    </Fieldset>
  )
}
