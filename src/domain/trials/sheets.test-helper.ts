import type { HuntContext } from './checks.ts'
import { HUNT_FEATURES } from './features.ts'
import { DEFAULT_RULEBOOK } from './firstRulebooks.ts'
import type { SheetValues } from './sheet.ts'

/** An AVO sheet with nothing wrong: 60 + 63 + 32 points, and 24 of water. */
export const FULL_SHEET: SheetValues = {
  ...Object.fromEntries(HUNT_FEATURES.map(({ code, values }) => [code, values.at(-1)!])),
  search: 10,
  game: 9,
  retrieve: 8,
  pointsAtGame: 2,
  shotOver: true,
  judgeId: 7,
  report: 'Kattava haku, luja seisonta.',
}

/** A divided trial where the AVO dog brings water work graded 8. */
export const AVO_CONTEXT: HuntContext = {
  rulebook: DEFAULT_RULEBOOK,
  trialClass: 'AVO',
  classAllowed: true,
  judgeIds: [7, 8],
  divided: true,
  water: { class: 'AVO', water: 8, track: null },
}
