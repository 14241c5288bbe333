import type { Reader } from '../platform/act.ts'
import type { ShownTrial } from './publicTrials.types.ts'
import { allShownOn } from './shownOn.ts'

/** Published trials whose place, organiser, district or year hold every word of a text: those to come first, the nearest day first. */
export async function findTrialsByText(
  reader: Reader,
  text: string,
  most: number,
): Promise<readonly ShownTrial[]> {
  const { today, shownTrials } = reader
  const past = await shownTrials.past(reader)
  const ids = past.facts.matching(text, today).slice(0, most)
  const shown = new Map(allShownOn(await past.trials(ids), today).map((trial) => [trial.trial.id, trial]))
  return ids.flatMap((id) => shown.get(id) ?? [])
}
