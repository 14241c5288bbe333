import sharp from 'sharp'
import { PICTURE_MAX_BYTES } from '#contract/constants.ts'

/** How every JPEG begins; nothing else gets as far as a decoder. */
const START = Buffer.from([0xff, 0xd8, 0xff])
/** More than any camera's; a small file can claim to be larger. */
const MOST_PIXELS = 50_000_000
/** Seconds for one attempt. */
const PATIENCE = 10
/** Longest side in pixels and JPEG quality; the later ones where the one before is too large for its row. */
const ATTEMPTS = [
  { side: 1600, quality: 82 },
  { side: 1600, quality: 60 },
  { side: 1000, quality: 60 },
] as const

/**
 * A picture drawn anew from a JPEG's pixels: upright, at most 1600 pixels a side, and without anything else the file held (where and
 * with what it was taken, a thumbnail, hidden bytes). At most 1 MB.
 * @returns undefined for what is no JPEG, is cut off, or claims to be larger than any camera's
 */
export async function drawAnew(content: Uint8Array): Promise<Buffer | undefined> {
  if (!START.equals(content.subarray(0, START.length))) return undefined
  for (const attempt of ATTEMPTS) {
    const jpeg = await draw(content, attempt).catch(() => undefined)
    if (!jpeg || jpeg.length <= PICTURE_MAX_BYTES) return jpeg
  }
  return undefined
}

function draw(content: Uint8Array, { side, quality }: (typeof ATTEMPTS)[number]): Promise<Buffer> {
  return sharp(content, { failOn: 'error', limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality })
    .timeout({ seconds: PATIENCE })
    .toBuffer()
}
