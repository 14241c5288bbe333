import type { TrialType } from './results.ts'

/** Papers that an entrant shows at a trial. */
const PAPERS_TO_BRING = ['registration', 'vaccination', 'payment', 'huntingCard', 'gunPermit'] as const
export type PaperToBring = (typeof PAPERS_TO_BRING)[number]

/** What to bring where the organiser has written nothing: only where game is shot is a hunter's paper asked for. Source: docs/rules/entries.md#what-to-bring. */
export const broughtTo = (type: TrialType): readonly PaperToBring[] =>
  PAPERS_TO_BRING.filter(
    (paper) => type !== 'water_track' || (paper !== 'huntingCard' && paper !== 'gunPermit'),
  )
