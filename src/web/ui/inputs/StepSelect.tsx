import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import IconButton from '@mui/material/IconButton'
import NativeSelect from '@mui/material/NativeSelect'
import type { ReactNode } from 'react'
import { Row } from '../layout/parts.ts'

interface Props {
  /** place of the shown one */
  place: number
  count: number
  labels: { readonly previous: string; readonly chosen: string; readonly next: string }
  onGo: (place: number) => void
  /** an option for each, with its place as its value */
  children: ReactNode
}

/** One of several that are shown one at a time: buttons to the previous and the next, and a list to any. */
export function StepSelect({ place, count, labels, onGo, children }: Props) {
  return (
    <Row align="center" gap={0.5} wrap={false}>
      <IconButton
        aria-label={labels.previous}
        disabled={place === 0}
        onClick={() => onGo(place - 1)}
        sx={STEP}
      >
        <ChevronLeft />
      </IconButton>
      <NativeSelect
        value={place}
        onChange={({ target }) => onGo(Number(target.value))}
        inputProps={{ 'aria-label': labels.chosen, style: { textOverflow: 'ellipsis' } }}
        sx={{ flex: 1, minWidth: 0, maxWidth: '32rem', minHeight: 44, fontWeight: 600 }}
      >
        {children}
      </NativeSelect>
      <IconButton
        aria-label={labels.next}
        disabled={place === count - 1}
        onClick={() => onGo(place + 1)}
        sx={STEP}
      >
        <ChevronRight />
      </IconButton>
    </Row>
  )
}

const STEP = { width: 48, height: 48 } as const
