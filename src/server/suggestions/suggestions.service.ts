import { findTrialsByText } from '../calendar/trialsByText.service.ts'
import { findKennels } from '../dogs/kennels.service.ts'
import { suggestDogs } from '../dogs/search.service.ts'
import type { Reader } from '../platform/act.ts'

/** Most of each kind: what fits under the field without scrolling. */
const DOGS = 6
const KENNELS = 3
const TRIALS = 3

/** What a text may mean: dogs by name or number, kennels by name, trials by place, organiser or year. */
export async function findSuggestions(reader: Reader, text: string) {
  const hasTrials = reader.config.club.modules.includes('kaer')
  const [found, kennels, trials] = await Promise.all([
    suggestDogs(reader, text, DOGS),
    findKennels(reader, text, KENNELS),
    hasTrials ? findTrialsByText(reader, text, TRIALS) : [],
  ])
  return { ...found, kennels, trials }
}
