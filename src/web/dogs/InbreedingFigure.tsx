import { useLanguage } from '../i18n/useLanguage.ts'
import { Span } from '../ui/layout/parts.ts'
import { type InbreedingOf, inbreedingText } from './inbreedingText.ts'

/** A dog's inbreeding in a column of a table. */
export function InbreedingFigure({ of }: { of: InbreedingOf }) {
  return <Span nowrap>{inbreedingText(useLanguage(), of)}</Span>
}
