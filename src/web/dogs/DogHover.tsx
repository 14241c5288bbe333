import Tooltip from '@mui/material/Tooltip'
import type { ReactElement } from 'react'
import type { DogRecord } from '#contract/dogs.ts'
import { DogCard } from './DogCard.tsx'

/** Opens the dog's card over its link on hover, focus or a long press. */
export default function DogHover({ dog, children }: { dog: DogRecord; children: ReactElement }) {
  return (
    <Tooltip
      describeChild
      title={<DogCard dog={dog} />}
      enterDelay={450}
      enterNextDelay={200}
      enterTouchDelay={700}
      placement="bottom-start"
      slotProps={{ tooltip: { sx: cardSurface } }}
    >
      {children}
    </Tooltip>
  )
}

const cardSurface = {
  maxWidth: 340,
  p: 0,
  bgcolor: 'background.paper',
  color: 'text.primary',
  border: 1,
  borderColor: 'divider',
  boxShadow: '0 6px 24px rgb(0 0 0 / 0.18)',
} as const
