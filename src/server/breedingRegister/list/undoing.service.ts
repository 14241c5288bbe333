import type { Act } from '../../platform/act.ts'
import { AppError } from '../../platform/errors.ts'
import { entriesByIds, setDecision } from '../breedingRegister.store.ts'
import type { RegisterEntry } from '../breedingRegister.types.ts'
import { loggedDecision } from '../deciding.service.ts'
import { mailOf, mailOwners } from '../registerMails.ts'
import { besideOpen, closeUpdate, formerEntries, lockUpdate, updateById } from './updates.store.ts'
import type { FormerEntry } from './updates.types.ts'

/**
 * Gives the entries of an update back what they had before it; those that were changed since stay as they are.
 * @returns id of the update
 * @throws AppError 404 LIST_UPDATE_NOT_FOUND, 409 LIST_UPDATE_UNDONE
 */
export async function undoUpdate(act: Act, id: number): Promise<number> {
  const { db, at, by } = act
  if (!(await lockUpdate(db, id))) throw new AppError('notFound', 'LIST_UPDATE_NOT_FOUND')
  const update = (await updateById(db, id))!
  if (update.undoneAt !== null) throw new AppError('conflict', 'LIST_UPDATE_UNDONE')
  const unchanged = await lockUnchanged(act, await formerEntries(db, id))
  for (const { entry, former } of unchanged) {
    await setDecision(db, entry.id, former, { at: former.decidedAt, by: former.decidedBy })
    await act.log(['register', entry.id], 'REGISTER_UNDONE', loggedDecision(entry), loggedDecision(former))
  }
  await closeUpdate(db, { id, at, by, restored: unchanged.map(({ entry }) => entry.id) })
  // Whoever was told of the decision is told that it is undone.
  const told = mailOf(update.action) && 'registerUndone'
  await mailOwners(
    act,
    unchanged.map(({ entry }) => entry),
    told,
  )
  return id
}

/** Locks the entries that are as an update left them, each with how it stood before. */
async function lockUnchanged(
  { db }: Act,
  all: readonly FormerEntry[],
): Promise<{ entry: RegisterEntry; former: FormerEntry }[]> {
  const ids = all.map(({ entryId }) => entryId)
  const entries = new Map((await entriesByIds(db, ids, { lock: true })).map((entry) => [entry.id, entry]))
  const barred = await besideOpen(db, ids)
  const opened = new Set<number>()
  return all.flatMap((former) => {
    const entry = entries.get(former.entryId)
    if (entry?.version !== former.version) return []
    if (former.state !== 'applied' && former.state !== 'active') return [{ entry, former }]
    // Of two dogs that are one meanwhile, one entry is opened.
    if (barred.has(entry.id) || opened.has(entry.dogId)) return []
    opened.add(entry.dogId)
    return [{ entry, former }]
  })
}
