import { ChipRow } from '../ui/focus/ChipRow.tsx'
import { MarkChip } from './chips.tsx'

/** The marks that a show result brought. */
export function ShowMarks({ marks }: { marks: readonly string[] }) {
  if (marks.length === 0) return '–'
  return (
    <ChipRow inline gap={0.5}>
      {marks.map((mark) => (
        <MarkChip key={mark} mark={mark} />
      ))}
    </ChipRow>
  )
}
