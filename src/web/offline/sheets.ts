import { type FetchQueryOptions, hashKey, type QueryClient } from '@tanstack/react-query'
import type { CurrentUser } from '#contract/accounts.ts'
import type { AnswerOf } from '#contract/calls.ts'
import { keptSheets, type sheetsToKeep } from '#contract/endpoints/offline.ts'
import type { DayToKeep, TrialToKeep } from '#contract/offline.ts'
import { sessionStore } from '../accounts/session/session.ts'
import { ask } from '../client/calls.ts'
import { device, durable, type KeptSheets, startingWith } from '../client/device.ts'
import { markKept } from '../client/kept.ts'
import { createStore } from '../store.ts'
import { noteKept, ownerOfDevice, removeOthers } from './owner.ts'
import { installWorker } from './worker.ts'

/** What the device keeps of whoever is signed in, the nearest first; undefined: not read yet. */
export const keptStore = createStore<readonly KeptSheets[] | undefined>(undefined)

export type ToKeep = (TrialToKeep & { readonly of: 'trial' }) | (DayToKeep & { readonly of: 'day' })

/** Trials and review days whose sheets may be kept, by day. */
export const toKeepOf = ({ trials, days }: AnswerOf<typeof sheetsToKeep>): readonly ToKeep[] =>
  [
    ...trials.map((trial) => ({ ...trial, of: 'trial' as const })),
    ...days.map((day) => ({ ...day, of: 'day' as const })),
  ].toSorted((a, b) => a.heldOn.localeCompare(b.heldOn))

/** A question whose answer is part of sheets. */
export type SheetQuestion = Pick<FetchQueryOptions, 'queryKey' | 'queryFn'>

/** Fetches sheets and keeps them, with the files of the pages that show them. @throws ApiError; DOMException where the device does not keep them */
export async function takeAlong(
  queries: QueryClient,
  sheets: ToKeep,
  questions: readonly SheetQuestion[],
  ticket: string,
): Promise<void> {
  const user = sessionStore.get()
  if (!user) return
  const answers = await Promise.all(questions.map((query) => queries.fetchQuery({ ...query, staleTime: 0 })))
  // Whoever has signed out meanwhile has left nothing behind, and leaves nothing now.
  if (sessionStore.get()?.username !== user.username) return
  const at = new Date().toISOString()
  const { of, id, heldOn, place, until } = sheets
  const names = questions.map(({ queryKey }) => hashKey(queryKey))
  const kept: KeptSheets = {
    ...{ owner: user.username, of, id, heldOn, place, until, at, answers: names },
    ...(sheets.of === 'trial'
      ? { kinds: sheets.kinds, results: sheets.results, practice: sheets.practice }
      : { kinds: [], results: false, practice: false }),
  }
  const tables = (await device()).transaction(['sheets', 'answers', 'owner'], 'readwrite', durable)
  await Promise.all([
    tables.objectStore('owner').put({ user: withoutContacts(user), ticket }, 'owner'),
    tables.objectStore('sheets').put(kept, [user.username, of, id]),
    ...names.map((name, index) =>
      tables.objectStore('answers').put({ answer: answers[index], at }, [user.username, name]),
    ),
    tables.done,
  ])
  markKept('sheets')
  await removeOthers(user.username)
  await readKept(user.username)
  await installWorker()
}

/** Whose sheets they are, with what the pages of sheets need of them: a lost phone tells no contacts. */
const withoutContacts = (user: CurrentUser): CurrentUser => ({
  ...user,
  email: '',
  pendingEmail: null,
  emailSilentSince: null,
  phone: '',
  membershipNumber: '',
})

/** Reads what the device keeps of somebody. */
export async function readKept(username: string): Promise<readonly KeptSheets[]> {
  const all = await (await device()).getAll('sheets', startingWith(username))
  const sorted = all.toSorted((a, b) => a.heldOn.localeCompare(b.heldOn))
  keptStore.set(() => sorted)
  return sorted
}

/** Removes sheets from the device; what was written on them and not sent stays until it is sent. */
export async function leaveBehind(those: readonly KeptSheets[]): Promise<void> {
  const [first] = those
  if (!first) return
  const tables = (await device()).transaction(['sheets', 'answers'], 'readwrite')
  for (const { owner, of, id, answers } of those) {
    void tables.objectStore('sheets').delete([owner, of, id])
    for (const name of answers) void tables.objectStore('answers').delete([owner, name])
  }
  await tables.done
  await noteKept()
  await readKept(first.owner)
}

/**
 * Removes what the device may not keep any more: another's sheets and those of earlier dates at once, the others by the word of the service
 * when it can be asked.
 * @returns of whom nothing at all may be kept; null: of nobody
 */
export async function tidyDevice(today: string): Promise<string | null> {
  const reader = sessionStore.get()
  if (reader) await removeOthers(reader.username)
  const owner = await ownerOfDevice()
  if (!owner) return null
  const { username } = owner.user
  const kept = await readKept(username)
  await leaveBehind(kept.filter(({ until }) => until < today))
  const allowed = await ask(keptSheets, { body: { ticket: owner.ticket } })
  if (!allowed.owner) return username
  const may = { trial: new Set(allowed.trials), day: new Set(allowed.days) }
  await leaveBehind(kept.filter(({ of, id, until }) => until >= today && !may[of].has(id)))
  return null
}

/** How many fields of sheets, and dogs marked done on them, the service has not got. */
export async function countUnsentOf({ owner, of, id, kinds }: KeptSheets): Promise<number> {
  const names =
    of === 'day'
      ? [`review.${id}.day`]
      : kinds.flatMap((kind) => [`sheet.${id}.${kind}`, `practice.${id}.${kind}`])
  const database = await device()
  const counts = await Promise.all(
    names.flatMap((name) => [
      database.count('unsaved', startingWith(owner, name)),
      database.count('marks', startingWith(owner, name)),
    ]),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}
