import type { Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { isShownPicture } from '../platform/files/serve.ts'
import { publicImage, publishedUpdates, shownAdvertisements } from './content.store.ts'

/** More than a club writes in its life. */
const ALL_UPDATES = 1000

/** The advertisements that are shown, in their order. */
export function findAdvertisements({ db }: Reader) {
  return shownAdvertisements(db)
}

/** System updates that have been published, newest first. */
export function findUpdates({ db, at }: Reader) {
  return publishedUpdates(db, at, ALL_UPDATES)
}

/** The newest of them; null: there is none. */
export async function findLatestUpdate({ db, at }: Reader) {
  const [newest] = await publishedUpdates(db, at, 1)
  return newest ?? null
}

/** A picture that is shown in public, by its file name. @throws AppError 404 NOT_FOUND */
export async function findImage({ db }: Reader, name: string) {
  const file = await publicImage(db, name)
  if (!file || !isShownPicture(file)) throw new AppError('notFound', 'NOT_FOUND')
  return file
}
