import type { Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { isShownPicture } from '../platform/files/serve.ts'
import { publicImage } from './content.store.ts'

/** A picture that is shown in public, by its file name. @throws AppError 404 NOT_FOUND */
export async function findImage({ db }: Reader, name: string) {
  const file = await publicImage(db, name)
  if (!file || !isShownPicture(file)) throw new AppError('notFound', 'NOT_FOUND')
  return file
}
