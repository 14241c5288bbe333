import { clearUser, ownerState, sessionStore } from '../accounts/session/session.ts'
import { device, type Owner, startingWith, startingWithOthers } from '../client/device.ts'
import { isKeeping, keepsSheets, markKept } from '../client/kept.ts'

/** Whose device it is, as far as it keeps anything; undefined: nobody's. */
export async function ownerOfDevice(): Promise<Owner | undefined> {
  if (!isKeeping()) return undefined
  try {
    return await (await device()).get('owner', 'owner')
  } catch {
    return undefined
  }
}

/** Lets the device's owner work on what it keeps, without a session. @returns false where it is nobody's who has the permission */
export async function actAsOwner(permission: string | null): Promise<boolean> {
  const owner = keepsSheets() ? await ownerOfDevice() : undefined
  if (!owner || (permission !== null && !owner.user.permissions.includes(permission))) return false
  ownerState.set((now) => (now === 'alive' ? 'kept' : now))
  sessionStore.set(() => owner.user)
  return true
}

/** Removes everything of somebody from the device, what was not sent too. */
export async function emptyDevice(username: string): Promise<void> {
  const tables = ['unsaved', 'marks', 'sheets', 'answers', 'owner'] as const
  const transaction = (await device()).transaction(tables, 'readwrite')
  const own = startingWith(username)
  await Promise.all([
    transaction.objectStore('unsaved').delete(own),
    transaction.objectStore('marks').delete(own),
    transaction.objectStore('sheets').delete(own),
    transaction.objectStore('answers').delete(own),
  ])
  const owner = await transaction.objectStore('owner').get('owner')
  if (owner?.user.username === username) await transaction.objectStore('owner').delete('owner')
  const counts = await Promise.all(
    (['unsaved', 'marks', 'sheets'] as const).map((table) => transaction.objectStore(table).count()),
  )
  const left = counts.reduce((sum, count) => sum + count)
  await transaction.done
  markKept(null)
  if (left > 0) markKept('fields')
  if (ownerState.get() === 'alive') return
  ownerState.set(() => 'alive')
  clearUser()
}

/** Removes the sheets of everybody but one; what the others wrote and did not send stays, for them alone. */
export async function removeOthers(username: string): Promise<void> {
  const transaction = (await device()).transaction(['sheets', 'answers'], 'readwrite')
  await Promise.all([
    ...startingWithOthers(username).flatMap((others) => [
      transaction.objectStore('sheets').delete(others),
      transaction.objectStore('answers').delete(others),
    ]),
    transaction.done,
  ])
  await noteKept()
}

/** Notes that no sheets are left, where that is so, and forgets an owner of whom the device keeps nothing any more. */
export async function noteKept(): Promise<void> {
  const transaction = (await device()).transaction(['unsaved', 'marks', 'sheets', 'owner'], 'readwrite')
  const owner = await transaction.objectStore('owner').get('owner')
  const own = owner && startingWith(owner.user.username)
  const [sheets, ...unsent] = await Promise.all([
    transaction.objectStore('sheets').count(),
    transaction.objectStore('unsaved').count(own),
    transaction.objectStore('marks').count(own),
  ])
  const isOver = sheets === 0 && unsent.every((count) => count === 0)
  if (isOver) await transaction.objectStore('owner').delete('owner')
  await transaction.done
  if (sheets > 0 || !keepsSheets()) return
  markKept(null)
  // What is just being written notes nothing more than that.
  markKept('fields')
}

/** How much of somebody's stands on the device that the service has not got: fields, and dogs to be marked done. */
export async function countUnsent(username: string): Promise<number> {
  try {
    const database = await device()
    const own = startingWith(username)
    const [fields, marks] = await Promise.all([database.count('unsaved', own), database.count('marks', own)])
    return fields + marks
  } catch {
    return 0
  }
}
