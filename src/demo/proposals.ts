import { DEFAULT_RULEBOOK } from '#domain/trials/firstRulebooks.ts'
import { rank } from '#domain/trials/ranking.ts'
import { type DayNumber, helsinkiTime, toIso } from './days.ts'
import type { HuntResult, Stage, Trial } from './events.ts'
import type { Row } from './tables.ts'

/** Past trials whose dogs were proposed. */
const PROPOSED = 2
const [CACIT, RESERVE] = DEFAULT_RULEBOOK.proposals.map(({ code }) => code) as [string, string]

interface Proposed {
  readonly trial: Trial
  readonly winner: HuntResult
  /** null: no second dog with a first prize */
  readonly second: HuntResult | null
}

/** The winners in the winner class with a first prize, and the second dogs: of ended trials, those with both first, then the latest. */
function proposedResults(hunt: readonly HuntResult[], today: DayNumber): Proposed[] {
  const ended = hunt.filter(({ trial, class: ofClass }) => ofClass === 'VOI' && today - trial.day > 1)
  const trials = [...Map.groupBy(ended, ({ trial }) => trial)].toSorted(([a], [b]) => b.day - a.day)
  const proposed = trials.flatMap(([trial, results]): Proposed[] => {
    const [first, second] = rank(results.map(asRanked))
    if (first?.place !== 1 || first.result.prize !== 1) return []
    const both = second?.place === 2 && second.result.prize === 1
    return [{ trial, winner: first.result.of, second: both ? second.result.of : null }]
  })
  return proposed.toSorted((a, b) => Number(a.second === null) - Number(b.second === null)).slice(0, PROPOSED)
}

const asRanked = (of: HuntResult) => {
  const { outcome, prize, points, grades } = of.judgement
  const score = (value: unknown) => (typeof value === 'number' ? value : null)
  return {
    of,
    outcome,
    prize,
    points,
    grades,
    collaboration: score(of.sheet.collaboration),
    willToHunt: score(of.sheet.willToHunt),
    birthDate: of.dog.birthKnown ? toIso(of.dog.birth) : null,
  }
}

/** Stages of a trial to come that is published and will be held. */
const TO_COME: readonly (Stage | null)[] = ['open', 'full', 'later', 'closed']

/** The trials with the right to CACIT and its reserve: those whose dogs were proposed, and the next one. */
export function trialsWithRight(hunt: readonly HuntResult[], coming: readonly Trial[], today: DayNumber) {
  const next = coming.find(({ type, stage }) => type !== 'water_track' && TO_COME.includes(stage))
  const proposed = proposedResults(hunt, today).map(({ trial }) => trial)
  return new Set(next ? [...proposed, next] : proposed)
}

export const RIGHTS: readonly string[] = [CACIT, RESERVE]

/** Rows of the proposals, made on the evening of the trial. */
export function proposalRows(
  hunt: readonly HuntResult[],
  { today, trialIds }: { readonly today: DayNumber; readonly trialIds: ReadonlyMap<Trial, number> },
): Row<'proposal'>[] {
  return proposedResults(hunt, today).flatMap(({ trial, winner, second }) => {
    const row = ({ dog }: HuntResult, code: string): Row<'proposal'> => ({
      trial_id: trialIds.get(trial)!,
      dog_id: dog.id,
      code,
      proposed_at: helsinkiTime(trial.lastDay, 19, 15),
    })
    return second ? [row(winner, CACIT), row(second, RESERVE)] : [row(winner, CACIT)]
  })
}
