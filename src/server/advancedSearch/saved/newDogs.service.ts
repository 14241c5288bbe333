import { conditionsIn } from '#domain/advancedSearch/conditionText.ts'
import { findAccount, viewerOfAccount } from '../../accounts/accounts.service.ts'
import { inTransaction, type Reader, readerOf } from '../../platform/act.ts'
import { eachOf } from '../../platform/eachOf.ts'
import { AppError } from '../../platform/errors.ts'
import type { Job } from '../../platform/jobs/jobs.types.ts'
import { nightOf } from '../../platform/nights.ts'
import type { Services } from '../../platform/services.ts'
import { SYSTEM } from '../../platform/systemCaller.ts'
import { searchByFeatures } from '../advancedSearch.policy.ts'
import { findIds } from '../advancedSearch.service.ts'
import type { Question } from '../advancedSearch.types.ts'
import { findQuestion } from '../question.service.ts'
import { hasDog, withDogs } from './dogSet.ts'
import { mailNewDogs } from './newDogMails.ts'
import { dueAccounts, dueSearches, holdAccount, markLooked, markTold } from './savedSearches.store.ts'
import type { AskedText, News } from './savedSearches.types.ts'

/** Milliseconds between two looks at whose searches this night has not seen yet. */
const EVERY = 600_000
/** Accounts of one look; the others are looked at by the next ones. */
const MOST_ACCOUNTS = 200

/** Tells people by night of dogs that fit their saved searches since. */
export const savedSearchJob = (services: Services): Job => ({
  name: 'savedSearches',
  everyMs: EVERY,
  run: (signal) => tellNewDogs(readerOf(services, SYSTEM), signal),
})

/** One look, each account by itself. What a killed one had committed is told and noted, the rest neither, so the next goes on with it. @throws the first failure, at the end */
export async function tellNewDogs(reader: Reader, signal?: AbortSignal): Promise<void> {
  const night = nightOf(reader.at)
  await eachOf(await dueAccounts(reader.db, night, MOST_ACCOUNTS), async (id) => {
    if (!signal?.aborted) await tellAccount(reader, id, night)
  })
}

async function tellAccount(reader: Reader, accountId: number, night: string): Promise<void> {
  const found = new Map<number, Found>()
  for (const search of await dueSearches(reader.db, accountId, night)) {
    const fitting = await fittingOf(reader, search)
    if (fitting) found.set(search.id, fitting)
  }
  await inTransaction(reader, async (act) => {
    await holdAccount(act.db, accountId)
    const searches = await dueSearches(act.db, accountId, night, true)
    if (searches.length === 0) return
    const account = await findAccount(act, accountId)
    if (account.locked_at !== null) return
    const viewer = viewerOfAccount(reader, account)
    const news = searches.flatMap((search): News[] => {
      const fitting = found.get(search.id)
      if (!fitting || !searchByFeatures(viewer, fitting.question)) return []
      const dogs = fitting.ids.filter((id) => !hasDog(search.seen, id))
      return dogs.length === 0 ? [] : [{ search, dogs }]
    })
    for (const { search, dogs } of news) await markTold(act.db, search.id, withDogs(search.seen, dogs))
    await markLooked(
      act.db,
      searches.map(({ id }) => id),
      night,
    )
    if (news.length > 0) await mailNewDogs(act, account, news)
  })
}

interface Found {
  readonly question: Question
  readonly ids: readonly number[]
}

/** The dogs that fit a search today; undefined: something that it names is there no more. */
async function fittingOf(reader: Reader, search: AskedText): Promise<Found | undefined> {
  const { condition, least, breed, sex } = search
  const conditions = conditionsIn(search.conditions)
  if (conditions === null) return undefined
  try {
    const question = await findQuestion(reader, { condition, least, breed, sex, conditions })
    return { question, ids: await findIds(reader, question) }
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}
