import Box from '@mui/material/Box'
import type { DogRecord, DogSummary } from '#contract/dogs.ts'
import { calledBy } from '#domain/dogs.ts'
import { ChosenDog } from '../search/parents/ChosenDog.tsx'
import { Columns } from '../ui/layout/parts.ts'

interface Pair<Dog> {
  sire: Dog
  dam: Dog
}

/** The two names as the page's heading, under what they are: a test mating, a litter, a plan. */
export function PairHeading({ of, sire, dam }: Pair<DogSummary> & { of: string }) {
  return (
    <>
      <Box component="span" sx={OF}>
        {of}
      </Box>{' '}
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {`${calledBy(sire)} × ${calledBy(dam)}`}
      </Box>
    </>
  )
}

const OF = { display: 'block', fontSize: '1.0625rem', fontWeight: 400, color: 'text.secondary' } as const

/** Both dogs with what is known of them: on paper, which has no fields. */
export function PairOnPaper({ sire, dam }: Pair<DogRecord>) {
  return (
    <Box sx={{ display: 'none', '@media print': { display: 'block' } }}>
      <Columns from="xs">
        <ChosenDog dog={sire} />
        <ChosenDog dog={dam} />
      </Columns>
    </Box>
  )
}
