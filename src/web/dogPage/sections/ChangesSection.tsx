import { DogChanges } from '../staff/lazyParts.ts'
import { StaffPart } from '../staff/StaffPart.tsx'
import type { DogData } from '../useDogData.ts'

/** The dog's own part of the log, for those who may edit it. */
export function ChangesSection({ data: { dog } }: { data: DogData }) {
  return (
    <StaffPart height={120}>
      <DogChanges dog={dog} />
    </StaffPart>
  )
}
