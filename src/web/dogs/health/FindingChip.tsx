import { CodeChip } from '../../ui/marks/CodeChip.tsx'
import { scaleName, useHealthWords } from './healthTexts.ts'

/** A finding of a health report by its abbreviation, which explains itself on hover, focus and tap. */
export function FindingChip({ code }: { code: string }) {
  const words = useHealthWords()
  return <CodeChip label={code} meaning={scaleName(words, code) ?? code} severity={1} />
}
