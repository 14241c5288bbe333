import type { DogRecord } from '#contract/dogs.ts'
import { POSSIBLE_ANCESTORS } from '#contract/firstConstants.ts'
import type { Language } from '../i18n/languages.ts'
import { formatPercent } from '../ui/values/numbers.ts'

/** F over six generations, the known places of 126 that it rests on, and how far it can be trusted. */
export type InbreedingOf = Pick<DogRecord, 'inbreeding' | 'knownAncestors' | 'inbreedingTrust'>

/** `3,32 % (60/126)`, never the one without the other; a dash where nothing can be said. */
export function inbreedingText(
  language: Language,
  { inbreeding, knownAncestors }: Omit<InbreedingOf, 'inbreedingTrust'>,
): string {
  if (inbreeding === null || knownAncestors === null) return '–'
  return `${formatPercent(language, inbreeding)}\u00a0(${knownAncestors}/${POSSIBLE_ANCESTORS})`
}
