import { addDays } from '../dates.ts'
import type { TrialType } from '../trials/results.ts'
import { defaultCapacity } from '../trials/states.ts'
import { drawStartOrder, type Starter } from './startOrder.ts'

/** At most so many judges lead a party. */
export const MOST_PARTY_JUDGES = 2
/** A trial has at most so many parties. */
export const MOST_PARTIES = 99

/** When and where a party meets, and with whom. */
export interface Party {
  readonly number: number
  /** 1: the first day of the trial */
  readonly day: number
  /** hh:mm; null: not known yet */
  readonly meetsAt: string | null
  readonly place: string | null
  readonly judges: readonly { readonly id: number; readonly name: string }[]
}

/** What is wrong with a party, or still missing. Source: docs/rules/trial-day.md#parties. */
export type PartyFault = 'noJudge' | 'judgeGone' | 'dayGone' | 'noTime' | 'tooMany'

interface TrialOfParty {
  readonly type: TrialType | null
  readonly heldOn: string | null
  readonly endDate: string | null
  readonly judges: readonly { readonly id: number }[]
}

/** Those of the judges whom the trial has no longer. */
export const judgesGone = <J extends { readonly id: number }>(
  judges: readonly J[],
  trial: Pick<TrialOfParty, 'judges'>,
): readonly J[] => judges.filter(({ id }) => trial.judges.every((judge) => judge.id !== id))

/** The faults of a party with so many dogs; a trial that changes leaves its parties as they are. */
export function partyFaults(party: Party, dogs: number, trial: TrialOfParty): PartyFault[] {
  const most = defaultCapacity(trial.type, party.judges.length)
  const faults: Readonly<Record<PartyFault, boolean>> = {
    noJudge: party.judges.length === 0,
    judgeGone: judgesGone(party.judges, trial).length > 0,
    dayGone: party.day > trialDays(trial).length,
    noTime: party.meetsAt === null,
    tooMany: most !== null && dogs > most,
  }
  return (Object.keys(faults) as PartyFault[]).filter((fault) => faults[fault])
}

/** The days of a trial, ISO, in their order; none as long as the first is not known. */
export function trialDays({ heldOn, endDate }: Pick<TrialOfParty, 'heldOn' | 'endDate'>): readonly string[] {
  if (heldOn === null) return []
  const days = [heldOn]
  while (endDate !== null && days.at(-1)! < endDate) days.push(addDays(days.at(-1)!, 1))
  return days
}

/** The day on which a party meets, ISO; null: the trial has no such day any more. */
export const partyDay = (party: Pick<Party, 'day'>, trial: Pick<TrialOfParty, 'heldOn' | 'endDate'>) =>
  trialDays(trial)[party.day - 1] ?? null

/**
 * Draws which dogs go with which party: in the order that the seed draws (as of the start order), class by class, each to the next
 * party, so that every class is spread over them. @returns the number of the party of each dog, by its id
 */
export function drawParties(
  dogs: readonly Starter[],
  numbers: readonly number[],
  seed: string,
): ReadonlyMap<number, number> {
  const drawn = drawStartOrder(dogs, seed)
  return new Map(drawn.map((id, index) => [id, numbers[index % numbers.length]!]))
}
