import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Text } from './parts.ts'

export interface Fact {
  label: string
  /** left out where there is nothing to say */
  value: ReactNode
  /** on a phone it takes a whole line: an address that would break in half a column */
  long?: boolean
}

interface Props {
  facts: readonly Fact[]
  /** least width of a column; facts flow into as many as fit */
  columnWidth?: { xs: string; md: string }
}

const columns = (width: string) => `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))`

/** Names and values, in as many columns as fit. Facts without a value are left out. */
export function FactList({ facts, columnWidth = { xs: '9.5rem', md: '17rem' } }: Props) {
  const known = facts.filter(
    ({ value }) => value !== null && value !== undefined && value !== '' && value !== false,
  )
  if (known.length === 0) return null
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: columns(columnWidth.xs), md: columns(columnWidth.md) },
        columnGap: { xs: 2, md: 4 },
        rowGap: 1,
      }}
    >
      {known.map(({ label, value, long }) => (
        <Box key={label} sx={{ minWidth: 0, gridColumn: long ? { xs: '1 / -1', sm: 'auto' } : undefined }}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem', lineHeight: 1.35 }}>
            {label}
          </Box>
          <Text component="dd" breaks>
            {value}
          </Text>
        </Box>
      ))}
    </Box>
  )
}
