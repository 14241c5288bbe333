import { inStartOrder } from '#domain/entries/startOrder.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import { readLists } from '../entries/lists.service.ts'
import { readParties } from '../entries/parties/parties.service.ts'
import type { Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { findTrialId, type TrialAddress } from '../trials/trials.service.ts'
import { findShown } from './trial.service.ts'

/** The published start list of a trial, class by class in start order. @throws AppError 404 TRIAL_NOT_FOUND, START_LIST_NOT_PUBLISHED */
export async function findStartList(reader: Reader, address: TrialAddress) {
  const shown = await findShown(reader, await findTrialId(reader, address))
  const { trial } = shown
  if (trial.startListAt === null) throw new AppError('notFound', 'START_LIST_NOT_PUBLISHED')
  const { places } = await readLists(reader, trial)
  const dogs = await dogSummaries(
    reader,
    places.map(({ dogId }) => dogId),
  )
  return {
    shown,
    parties: await readParties(reader, trial),
    starters: inStartOrder(places).map((entry) => ({ entry, dog: dogs.get(entry.dogId)! })),
  }
}
