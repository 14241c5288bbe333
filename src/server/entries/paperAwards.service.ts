import type * as z from 'zod'
import type { addPaperAward, removePaperAward, seePaperAward } from '#contract/entries.ts'
import type { decidePaperAward } from '#contract/paperAwards.ts'
import type { SummaryRow } from '../dogs/dogs.types.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import type { Trial } from '../trials/trials.types.ts'
import {
  type AwardQuery,
  awardById,
  countOpen,
  deleteAward,
  hasAward,
  insertAward,
  type ListedAward,
  listAwards,
  setSeenBy,
  setVerdict,
} from './paperAwards.store.ts'
import { dogOfNumber } from './unregistered/unregistered.service.ts'

const PAGE_SIZE = 50

type Logged = Pick<ListedAward, 'ground' | 'award' | 'place' | 'wonOn'>

/** An award with its dog. */
export interface AwardOfDog {
  readonly award: ListedAward
  readonly dog: SummaryRow
}

/**
 * Records an award that the organiser has seen on paper: it counts for entering until the register denies it. The trial is locked, so
 * what is sent twice is recorded once. @throws AppError 404 DOG_NOT_FOUND, 409 PAPER_AWARD_EXISTS, 422 AWARD_IN_FUTURE
 */
export async function recordAward(
  act: Act,
  trial: Trial,
  { regnr, ...fields }: z.output<typeof addPaperAward.body>,
): Promise<void> {
  const dogId = await dogOfNumber(act, trial, regnr)
  if (dogId === undefined) throw new AppError('notFound', 'DOG_NOT_FOUND', { regnr: 'DOG_NOT_FOUND' })
  if (fields.wonOn > act.today) throw new AppError('refused', 'AWARD_IN_FUTURE', { wonOn: 'AWARD_IN_FUTURE' })
  const award = { ...fields, dogId, trialId: trial.id }
  if (await hasAward(act.db, award))
    throw new AppError('conflict', 'PAPER_AWARD_EXISTS', { award: 'PAPER_AWARD_EXISTS' })
  await insertAward(act.db, award, act)
  await act.log(['dog', dogId], 'PAPER_AWARD_ADDED', null, loggedFields(award))
}

/** Notes who has seen the paper of an award that was stated for this trial. @throws AppError 404 PAPER_AWARD_NOT_FOUND, 422 PAPER_AWARD_SEEN */
export async function noteSeen(
  act: Act,
  trial: Trial,
  { awardId, seenBy }: z.output<typeof seePaperAward.body>,
): Promise<void> {
  const award = await lockAward(act, awardId)
  if (award.trialId !== trial.id) throw new AppError('notFound', 'PAPER_AWARD_NOT_FOUND')
  if (award.seenBy !== null) throw new AppError('refused', 'PAPER_AWARD_SEEN')
  await setSeenBy(act.db, award.id, seenBy)
  await act.log(['dog', award.dogId], 'PAPER_AWARD_SEEN', null, loggedFields(award))
}

/** Takes back what was recorded for this trial. @throws AppError 404 PAPER_AWARD_NOT_FOUND, 422 PAPER_AWARD_DECIDED */
export async function takeAwardBack(
  act: Act,
  trial: Trial,
  { awardId }: z.output<typeof removePaperAward.body>,
): Promise<void> {
  const award = await lockAward(act, awardId)
  if (award.trialId !== trial.id) throw new AppError('notFound', 'PAPER_AWARD_NOT_FOUND')
  if (award.verdict !== null) throw new AppError('refused', 'PAPER_AWARD_DECIDED')
  await deleteAward(act.db, award.id)
  await act.log(['dog', award.dogId], 'PAPER_AWARD_REMOVED', loggedFields(award), null)
}

/** Awards of all dogs, newest first, a page at a time; `next`: the `before` of the following page, null at the end. */
export async function awardPage(reader: Reader, query: AwardQuery) {
  const rows = await listAwards(reader.db, query, PAGE_SIZE + 1)
  return {
    awards: await withDogs(reader, rows.slice(0, PAGE_SIZE)),
    next: rows.length > PAGE_SIZE ? rows[PAGE_SIZE - 1]!.id : null,
  }
}

/** The award, locked. @throws AppError 404 PAPER_AWARD_NOT_FOUND */
export async function lockAward({ db }: Act, id: number): Promise<ListedAward> {
  const award = await awardById(db, id, true)
  if (!award) throw new AppError('notFound', 'PAPER_AWARD_NOT_FOUND')
  return award
}

/** What the register has found out of an award. @throws AppError 409 CHANGED_MEANWHILE */
export async function decideAward(
  act: Act,
  { id, dogId, verdict }: ListedAward,
  body: z.output<typeof decidePaperAward.body>,
): Promise<AwardOfDog> {
  if (verdict !== body.was) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  await setVerdict(act.db, id, { ...body, at: act.at, by: act.by })
  const after = { verdict: body.verdict, reason: body.reason }
  await act.log(['dog', dogId], 'PAPER_AWARD_DECIDED', { verdict }, after)
  const [decided] = await withDogs(act, [(await awardById(act.db, id))!])
  return decided!
}

async function withDogs(reader: Reader, awards: readonly ListedAward[]): Promise<AwardOfDog[]> {
  const ids = awards.map(({ dogId }) => dogId)
  const dogs = await dogSummaries(reader, ids)
  return awards.map((award) => ({ award, dog: dogs.get(award.dogId)! }))
}

/** Who has seen the paper is no part of the log. */
const loggedFields = ({ ground, award, place, wonOn }: Logged): Logged => ({ ground, award, place, wonOn })

/** How many awards of dogs of the register nobody has decided on. */
export const countOpenAwards = ({ db }: Reader): Promise<number> => countOpen(db)
