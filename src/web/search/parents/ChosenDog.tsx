import Box from '@mui/material/Box'
import type { DogRecord } from '#contract/dogs.ts'
import { inHealthOrder } from '#domain/health/order.ts'
import { GradeChip } from '../../dogs/chips.tsx'
import { HealthChip } from '../../dogs/health/HealthChip.tsx'
import { DogLink } from '../../dogs/name/DogLink.tsx'
import { PrizeCode } from '../../dogs/PrizeCode.tsx'
import { ChipRow } from '../../ui/focus/ChipRow.tsx'
import { Note } from '../../ui/layout/parts.ts'
import { RowsSkeleton } from '../../ui/loading/Skeletons.tsx'

/** A chosen parent: who it is, its health and best results. */
export function ChosenDog({ dog }: { dog: DogRecord }) {
  return (
    <Note tone="secondary" mt={1.5}>
      <DogLink dog={dog} breed />
      <ChipRow gap={0.5} mt={0.75}>
        {inHealthOrder(dog.health).map((chip) => (
          <HealthChip key={chip.kind} chip={chip} />
        ))}
        {dog.bestKaer && <PrizeCode code={dog.bestKaer} />}
        {dog.bestExhibition && <GradeChip grade={dog.bestExhibition} />}
      </ChipRow>
    </Note>
  )
}

/** As high as the dog that comes, so that the litter under it stays. */
export function ChosenDogSkeleton() {
  return (
    <Box sx={{ display: 'flow-root', mt: 0.75 }}>
      <RowsSkeleton rows={1} height={76} />
    </Box>
  )
}
