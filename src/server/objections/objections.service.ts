import { objectionsDueOn } from '#domain/trials/objections.ts'
import { rulebookOn } from '#domain/trials/rulebook.ts'
import type { SummaryRow } from '../dogs/dogs.types.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import type { Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { accountIdOf } from '../platform/http/viewer.ts'
import { rulebooksInForce } from '../rulebooks/rulebooks.service.ts'
import { settledStateOf } from '../trials/states.ts'
import type { TrialHead } from '../trials/trials.types.ts'
import {
  dogsInTrial,
  type ObjectionQuery,
  objectionsSeenBy,
  objectionsTo,
  ownDogsInTrial,
  resultsOfDogs,
  undecidedDogsOf,
  undecidedOf,
} from './objections.store.ts'
import type { Objection } from './objections.types.ts'

/** How many objections to a trial nobody has decided. */
export const countUndecided = ({ db }: Reader, trialId: number): Promise<number> => undecidedOf(db, trialId)

/** Why nothing can be objected to yet, or any more; null: it can. */
export function objectionRefusal(
  trial: TrialHead,
  today: string,
): 'TRIAL_NOT_BEGUN' | 'TRIAL_IS_CANCELLED' | null {
  if (settledStateOf(trial) === 'cancelled') return 'TRIAL_IS_CANCELLED'
  return trial.heldOn !== null && trial.heldOn <= today ? null : 'TRIAL_NOT_BEGUN'
}

/** The last day in time, by the rulebook of the trial's day. @throws AppError 422 TRIAL_IS_DRAFT, RULEBOOK_MISSING */
export async function dueOnOf(reader: Reader, { heldOn, endDate, publishedAt }: TrialHead): Promise<string> {
  if (heldOn === null || publishedAt === null) throw new AppError('refused', 'TRIAL_IS_DRAFT')
  const rulebook = rulebookOn(await rulebooksInForce(reader), heldOn)
  if (!rulebook) throw new AppError('refused', 'RULEBOOK_MISSING')
  return objectionsDueOn(rulebook, endDate ?? heldOn)
}

/** The dogs with an objection that nobody has decided; null among them: one to how the trial was held. */
export const undecidedAbout = async ({ db }: Reader, trialId: number): Promise<ReadonlySet<number | null>> =>
  new Set(await undecidedDogsOf(db, trialId))

const PAGE_SIZE = 50

/** Objections over all trials of which the reader may read them, a page at a time; `next`: the `before` of the following page, null at the end. */
export async function objectionPage(reader: Reader, query: ObjectionQuery) {
  const rows = await objectionsSeenBy(reader.db, reader.viewer, query, PAGE_SIZE + 1)
  const objections = rows.slice(0, PAGE_SIZE)
  return {
    objections,
    dogs: await dogSummaries(
      reader,
      objections.flatMap(({ dogId }) => dogId ?? []),
    ),
    next: rows.length > PAGE_SIZE ? objections.at(-1)!.id : null,
  }
}

interface Described {
  readonly trial: TrialHead
  readonly dueOn: string
  /** the dogs that an objection can be about */
  readonly dogIds: readonly number[]
  readonly objections: readonly Objection[]
  readonly dogs: ReadonlyMap<number, SummaryRow>
}

/** Everything that staff of a trial see of its objections. */
export async function describeObjections(reader: Reader, trial: TrialHead) {
  const dueOn = await dueOnOf(reader, trial)
  const dogIds = await dogsInTrial(reader.db, trial.id)
  const objections = await objectionsTo(reader.db, trial.id)
  const about = objections.flatMap(({ dogId }) => dogId ?? [])
  const described: Described = {
    trial,
    dueOn,
    dogIds,
    objections,
    dogs: await dogSummaries(reader, [...dogIds, ...about]),
  }
  return { ...described, results: await resultsOfDogs(reader.db, trial.id, about) }
}

/** A trial with the dogs by which a signed-in reader is a party to it. */
export interface OwnTrial {
  readonly trial: TrialHead
  readonly ownDogs: readonly number[]
}

export async function ownTrial(reader: Reader, trial: TrialHead): Promise<OwnTrial> {
  if (trial.heldOn === null || trial.publishedAt === null) throw new AppError('notFound', 'TRIAL_NOT_FOUND')
  const accountId = accountIdOf(reader.viewer)
  return {
    trial,
    ownDogs: await ownDogsInTrial(reader.db, { trialId: trial.id, accountId, day: trial.heldOn }),
  }
}

/** What a reader may object to at a trial, and has objected to. */
export async function describeOwn(reader: Reader, { trial, ownDogs }: OwnTrial): Promise<Described> {
  const objections = await objectionsTo(reader.db, trial.id, accountIdOf(reader.viewer))
  const about = objections.flatMap(({ dogId }) => dogId ?? [])
  return {
    trial,
    dueOn: await dueOnOf(reader, trial),
    dogIds: ownDogs,
    objections,
    dogs: await dogSummaries(reader, [...ownDogs, ...about]),
  }
}
