import sharp from 'sharp'
import { BANNER_HEIGHT, BANNER_WIDTH } from '#contract/firstConstants.ts'
import { AppError } from '../errors.ts'
import { type PictureKind, pictureKind, pictureTurns } from './picture.ts'

/** A banner as it can be kept. */
export interface Banner {
  readonly mime: `image/${PictureKind}`
  readonly content: Buffer
}

/** Seconds for one. */
const TIMEOUT_SECONDS = 10

/**
 * A banner drawn anew from the pixels of a PNG, JPEG or WebP, in its own kind: without anything else the file held.
 * @throws AppError 400 BANNER_NOT_PICTURE for what is none of these, whatever it says of itself, 422 BANNER_SIZE_WRONG for one of any
 *   other size, 503 BUSY
 */
export async function redrawBanner(content: Uint8Array): Promise<Banner> {
  const kind = pictureKind(content)
  const drawn = kind && (await pictureTurns.take(() => draw(content, kind)))
  if (!kind || !drawn) throw new AppError('invalid', 'BANNER_NOT_PICTURE')
  return { mime: `image/${kind}`, content: drawn }
}

/** undefined: it cannot be read. */
async function draw(content: Uint8Array, kind: PictureKind): Promise<Buffer | undefined> {
  const picture = sharp(content, { failOn: 'error' })
  const facts = await picture.metadata().catch(() => undefined)
  if (!facts) return undefined
  // As it is seen: a camera that lay on its side tells so.
  const { width, height } = facts.autoOrient
  if (width !== BANNER_WIDTH || height !== BANNER_HEIGHT) throw new AppError('refused', 'BANNER_SIZE_WRONG')
  return picture
    .autoOrient()
    .toFormat(kind, kind === 'png' ? {} : { quality: 90 })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer()
    .catch(() => undefined)
}
