import sharp from 'sharp'
import { PICTURE_MAX_BYTES } from '#contract/constants.ts'
import { AppError } from '../errors.ts'
import { WorkQueue } from '../workQueue.ts'
import { scansOf } from './jpegScans.ts'

/** How every JPEG, PNG and WebP begins; nothing else gets as far as a decoder. */
const JPEG = Buffer.from([0xff, 0xd8, 0xff])
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const RIFF = Buffer.from('RIFF')
const WEBP = Buffer.from('WEBP')
const begins = (content: Uint8Array, start: Buffer, at = 0): boolean =>
  start.equals(content.subarray(at, at + start.length))

export type PictureKind = 'jpeg' | 'png' | 'webp'

/** What a picture is by its bytes, whatever it says of itself; undefined: none of these, or a JPEG of too many scans. */
export function pictureKind(content: Uint8Array): PictureKind | undefined {
  if (begins(content, PNG)) return 'png'
  if (begins(content, RIFF) && begins(content, WEBP, 8)) return 'webp'
  return begins(content, JPEG) && scansOf(content, MAX_SCANS) <= MAX_SCANS ? 'jpeg' : undefined
}
/** Most pixels: more than a photograph of a megabyte has, though a small file can claim more. */
const MAX_PIXELS = 25_000_000
/** Most scans: cameras and programs write about ten, and no time limit ends a scan that has begun. */
const MAX_SCANS = 64
/** Seconds for one attempt. */
const TIMEOUT_SECONDS = 10
/** One at a time, as the largest takes a few hundred megabytes for a second; then 503. */
export const pictureTurns = new WorkQueue({ atOnce: 1, longestQueue: 20 })
// No picture comes twice, so the library's cache would only waste memory.
sharp.cache(false)
/** Longest side in pixels and JPEG quality; the later ones where the one before is too large for its row. */
const ATTEMPTS = [
  { side: 1600, quality: 82 },
  { side: 1600, quality: 60 },
  { side: 1000, quality: 60 },
] as const

/**
 * A picture drawn anew from a JPEG's pixels: upright, at most 1600 pixels a side, and without anything else the file held (where and
 * with what it was taken, a thumbnail, hidden bytes). At most 1 MB.
 * @throws AppError 400 PICTURE_NOT_JPEG for what is no JPEG, is cut off, or claims more than 25 million pixels or 64 scans, 503 BUSY
 *   when too many wait already
 */
export async function redraw(content: Uint8Array): Promise<Buffer> {
  const jpeg =
    pictureKind(content) === 'jpeg' ? await pictureTurns.take(() => drawWithinLimit(content)) : undefined
  if (!jpeg) throw new AppError('invalid', 'PICTURE_NOT_JPEG')
  return jpeg
}

/** The same of a JPEG or a PNG, such as a photographed or saved paper; undefined where it is neither. @throws AppError 503 BUSY */
export async function redrawPaper(content: Uint8Array): Promise<Buffer | undefined> {
  const kind = pictureKind(content)
  return kind === 'png' || kind === 'jpeg' ? pictureTurns.take(() => drawWithinLimit(content)) : undefined
}

async function drawWithinLimit(content: Uint8Array): Promise<Buffer | undefined> {
  for (const attempt of ATTEMPTS) {
    const jpeg = await draw(content, attempt).catch(() => undefined)
    if (!jpeg || jpeg.length <= PICTURE_MAX_BYTES) return jpeg
  }
  return undefined
}

function draw(content: Uint8Array, { side, quality }: (typeof ATTEMPTS)[number]): Promise<Buffer> {
  return sharp(content, { failOn: 'error', limitInputPixels: MAX_PIXELS, sequentialRead: true })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer()
}
