/** Longest side of a picture that is drawn here, in pixels: the service draws none larger. */
const LONGEST_SIDE = 1600
/** Qualities to try, the next where the one before is too large, then the same of half the size. */
const QUALITIES = [0.92, 0.75, 0.5]
const SIDES = [LONGEST_SIDE, LONGEST_SIDE / 2, LONGEST_SIDE / 4]
/** The service takes no larger one, in pixels. */
const MOST_PIXELS = 25_000_000

/** Why a file cannot be sent as a picture: the browser cannot decode it, or it stays above the limit. */
export type PictureProblem = 'unreadable' | 'tooLarge'

/**
 * A picture as the service takes it: a JPEG of at most `limit` bytes as it is, everything else the browser can decode drawn anew, upright and on
 * white where it is transparent. A file is what its content says, whatever its name.
 */
export async function asJpeg(file: File, limit: number): Promise<Blob | PictureProblem> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return 'unreadable'
  try {
    const fits = file.size <= limit && bitmap.width * bitmap.height <= MOST_PIXELS
    if (fits && (await isJpeg(file))) return file
    for (const side of SIDES) {
      const canvas = drawn(bitmap, side)
      for (const quality of QUALITIES) {
        const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
        if (!jpeg) return 'unreadable'
        if (jpeg.size <= limit) return jpeg
      }
    }
    return 'tooLarge'
  } finally {
    bitmap.close()
  }
}

/** A JPEG begins with its own mark. */
async function isJpeg(file: Blob): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 3).arrayBuffer())
  return start[0] === 0xff && start[1] === 0xd8 && start[2] === 0xff
}

function drawn(bitmap: ImageBitmap, longest: number): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')!
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}
