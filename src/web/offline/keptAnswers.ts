import { hashKey, type QueryFunctionContext, type QueryKey } from '@tanstack/react-query'
import type { AnswerOf, Question } from '#contract/calls.ts'
import { sessionStore } from '../accounts/session/session.ts'
import { ApiError } from '../client/ApiError.ts'
import { type Device, device, durable } from '../client/device.ts'
import { keepsSheets } from '../client/kept.ts'
import { isNotUnderstood } from '../client/notUnderstood.ts'
import type { queryOf } from '../client/queries.ts'
import { createStore } from '../store.ts'

/** Milliseconds that a question waits for the service where the device has an answer of its own. */
const PATIENCE = 5000

/** Since when the answers that are shown stand on the device, by question; those that the service has just given are not among them. */
export const shownFromDevice = createStore<ReadonlyMap<string, string>>(new Map())

const showFrom = (question: string, at: string | null) =>
  shownFromDevice.set((all) => {
    if ((all.get(question) ?? null) === at) return all
    const next = new Map(all)
    if (at === null) next.delete(question)
    else next.set(question, at)
    return next
  })

/** Whether the service was not there to answer, or has no session for who asks. */
export const isOutOfReach = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.status === 401)

/** A question that the device answers where the service cannot be reached and the device keeps its answer. */
export function keptQuery<E extends Question>(query: ReturnType<typeof queryOf<E>>) {
  const question = hashKey(query.queryKey)
  const ask = query.queryFn as (context: QueryFunctionContext) => Promise<AnswerOf<E>>
  const queryFn = async (context: QueryFunctionContext<QueryKey>): Promise<AnswerOf<E>> => {
    const kept = keepsSheets() ? await findAnswer(question) : undefined
    if (!kept) return ask(context)
    const patience = AbortSignal.timeout(PATIENCE)
    try {
      const answer = await ask({ ...context, signal: AbortSignal.any([context.signal, patience]) })
      showFrom(question, null)
      await keepAnswer(question, answer)
      return answer
    } catch (error) {
      const isGone = patience.aborted || isOutOfReach(error) || isNotUnderstood(error)
      if (context.signal.aborted || !isGone) throw error
      showFrom(question, kept.at)
      return kept.answer as AnswerOf<E>
    }
  }
  return { ...query, queryFn }
}

async function findAnswer(question: string) {
  try {
    const database = await device()
    const owner = await ownOwner(database)
    return owner && (await database.get('answers', [owner, question]))
  } catch {
    return undefined
  }
}

/** The name of the device's owner, where that is who reads: nobody sees what another was answered. */
async function ownOwner(database: Device): Promise<string | undefined> {
  const owner = await database.get('owner', 'owner')
  const name = owner?.user.username
  return name === sessionStore.get()?.username ? name : undefined
}

/**
 * Keeps a newer answer to a question that the device keeps already.
 * @param part only a part of it is new: the rest is as old as it was
 */
export async function keepAnswer(question: string, answer: unknown, part = false): Promise<void> {
  try {
    const database = await device()
    const owner = await ownOwner(database)
    if (!owner) return
    const key: [string, string] = [owner, question]
    const { store, done } = database.transaction('answers', 'readwrite', durable)
    const had = await store.get(key)
    if (had) await store.put({ answer, at: part ? had.at : new Date().toISOString() }, key)
    await done
  } catch {
    // The older answer stays.
  }
}
