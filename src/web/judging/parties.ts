import type { ResultSheets } from '#contract/judging.ts'
import type { Translate } from '../i18n/useTranslate.ts'
import type { OpenLine } from './useSheets.ts'

type Parties = Pick<ResultSheets, 'parties'>

/** A party by its number; the viewer's own is said to be so. */
export function partyName(t: Translate, { parties }: Parties, number: number): string {
  const own = parties.find((party) => party.number === number)?.own
  return t(own ? 'results.parties.own' : 'results.parties.of', { number })
}

interface PartyGroup {
  /** null: the trial has no parties */
  readonly name: string | null
  /** places of its dogs among the lines */
  readonly places: readonly number[]
}

/** The lines by their parties: the own party first, as the lines come, then the others by number, those without one last. */
export function partyGroups(t: Translate, sheets: Parties, lines: readonly OpenLine[]): PartyGroup[] {
  if (sheets.parties.length === 0) return [{ name: null, places: lines.map((_, index) => index) }]
  const byParty = Map.groupBy(lines.keys(), (index) => lines[index]!.line.party)
  const rank = (number: number | null) => {
    if (number === null) return Infinity
    return sheets.parties.find((party) => party.number === number)?.own ? number - 100 : number
  }
  return [...byParty]
    .toSorted(([a], [b]) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)))
    .map(([number, places]) => ({
      name: number === null ? t('results.parties.none') : partyName(t, sheets, number),
      places,
    }))
}
