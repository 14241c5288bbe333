import { regnrKey } from '#domain/regnr.ts'
import { writeAudit } from '../platform/audit/audit.ts'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { deleteUnusedFile, storeFile } from '../platform/files/files.store.ts'
import { drawAnew } from '../platform/files/picture.ts'
import { linkPicture, lockPicturedDog, type PicturedDog } from './dogPicture.store.ts'

interface By {
  /** account of who changes it */
  readonly by: number
  readonly at: Date
}

/** The picture as it is kept. @throws AppError 400 PICTURE_NOT_JPEG */
export async function readPicture(content: Uint8Array): Promise<Buffer> {
  const jpeg = await drawAnew(content)
  if (!jpeg) throw new AppError('invalid', 'PICTURE_NOT_JPEG')
  return jpeg
}

/** The dog whose picture is to be changed, locked. @throws AppError 404 DOG_NOT_FOUND */
export async function findPicturedDog(tx: Db, regnr: string): Promise<PicturedDog> {
  const dog = await lockPicturedDog(tx, regnrKey(regnr))
  if (!dog) throw new AppError('notFound', 'DOG_NOT_FOUND')
  return dog
}

/** Gives a dog a picture; the one before goes unless it is shown elsewhere. @returns name of the picture */
export async function changePicture(tx: Db, dog: PicturedDog, jpeg: Buffer, { by, at }: By): Promise<string> {
  const { id, name } = await storeFile(tx, 'image/jpeg', jpeg)
  await linkPicture(tx, dog.id, id, at)
  if (dog.pictureId !== null) await deleteUnusedFile(tx, dog.pictureId)
  await writeAudit(tx, {
    at,
    by,
    subject: 'dog',
    subjectId: dog.id,
    code: 'PICTURE_CHANGED',
    before: { picture: dog.picture },
    after: { picture: name },
  })
  return name
}

/** Takes a dog's picture away; without one nothing is changed. */
export async function removePicture(tx: Db, dog: PicturedDog, { by, at }: By): Promise<void> {
  if (dog.pictureId === null) return
  await linkPicture(tx, dog.id, null, at)
  await deleteUnusedFile(tx, dog.pictureId)
  await writeAudit(tx, {
    at,
    by,
    subject: 'dog',
    subjectId: dog.id,
    code: 'PICTURE_REMOVED',
    before: { picture: dog.picture },
    after: { picture: null },
  })
}
