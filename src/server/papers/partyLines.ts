import { fillText } from '#contract/translation.ts'
import { type Party, partyDay } from '#domain/entries/parties.ts'
import { formatTime } from '#domain/moments.ts'
import type { PaperFrame } from './paper.ts'

/** A party in one line: its number, its judges, when and where it meets. */
export function partyLine({ trial, words }: PaperFrame, party: Party): string {
  const day = partyDay(party, trial)
  return [
    fillText(words.papers.party, { number: party.number }),
    party.judges.map(({ name }) => name).join(', '),
    [day && words.day(day), party.meetsAt && formatTime(party.meetsAt, words.language)]
      .filter(Boolean)
      .join(' '),
    party.place,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The seeds that parties and start order were drawn from, for whoever draws them again. */
export function seedLines({ trial, words }: PaperFrame): string[] {
  const { partySeed, startSeed } = trial
  return [
    ...(partySeed === null ? [] : [fillText(words.papers.partiesDrawn, { seed: partySeed })]),
    ...(startSeed === null ? [] : [fillText(words.papers.startDrawn, { seed: startSeed })]),
  ]
}
