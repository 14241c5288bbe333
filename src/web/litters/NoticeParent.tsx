import type { NoticeParent as Parent } from '#contract/litterNotices.ts'
import { HealthChips } from '../dogs/health/HealthChip.tsx'
import { ReportedFindings } from '../dogs/health/ReportedFindings.tsx'
import { DogLink } from '../dogs/name/DogLink.tsx'
import { Block, Row } from '../ui/layout/parts.ts'

/** A parent with what is known of its health: statements, and what reports say. */
export function NoticeParent({ dog, breed = false }: { dog: Parent; breed?: boolean }) {
  return (
    <Block>
      <DogLink dog={dog} breed={breed} />
      <Row gap={0.5} mt={0.5}>
        <HealthChips chips={dog.health} />
      </Row>
      <ReportedFindings codes={dog.reported} />
    </Block>
  )
}
