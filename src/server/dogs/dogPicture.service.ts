import { regnrKey } from '#domain/regnr.ts'
import type { Act } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { deleteUnusedFile, storeFile } from '../platform/files/files.store.ts'
import { linkPicture } from './dogChanges.store.ts'
import { lockPicturedDog, type PicturedDog } from './dogPicture.store.ts'

/** The dog whose picture is to be changed, locked. @throws AppError 404 DOG_NOT_FOUND */
export async function findPicturedDog({ db }: Act, regnr: string): Promise<PicturedDog> {
  const dog = await lockPicturedDog(db, regnrKey(regnr))
  if (!dog) throw new AppError('notFound', 'DOG_NOT_FOUND')
  return dog
}

/** Gives a dog a picture; the one before goes unless it is shown elsewhere. @returns name of the picture */
export async function changePicture({ db, at, log }: Act, dog: PicturedDog, jpeg: Buffer): Promise<string> {
  const { id, name } = await storeFile(db, 'image/jpeg', jpeg)
  await linkPicture(db, dog.id, id, at)
  if (dog.pictureId !== null) await deleteUnusedFile(db, dog.pictureId)
  await log(['dog', dog.id], 'PICTURE_CHANGED', { picture: dog.picture }, { picture: name })
  return name
}

/** Takes a dog's picture away; without one nothing is changed. */
export async function removePicture({ db, at, log }: Act, dog: PicturedDog): Promise<void> {
  if (dog.pictureId === null) return
  await linkPicture(db, dog.id, null, at)
  await deleteUnusedFile(db, dog.pictureId)
  await log(['dog', dog.id], 'PICTURE_REMOVED', { picture: dog.picture }, { picture: null })
}
