/** Longest side of a picture that is drawn here, in pixels: the service draws none larger. */
const LONGEST_SIDE = 1600
/** Qualities to try, the next where the one before is too large. */
const QUALITIES = [0.92, 0.75, 0.5]

/** Why a file cannot be sent as a picture: the browser cannot decode it, or it stays above the limit. */
export type PictureProblem = 'unreadable' | 'tooLarge'

/**
 * A picture as the service takes it: a JPEG of at most `limit` bytes as it is, everything else the browser can decode drawn anew, upright and on
 * white where it is transparent.
 */
export async function asJpeg(file: File, limit: number): Promise<Blob | PictureProblem> {
  const isJpeg = file.type === 'image/jpeg'
  if (isJpeg && file.size <= limit) return file
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return isJpeg ? 'tooLarge' : 'unreadable'
  const canvas = drawn(bitmap)
  bitmap.close()
  for (const quality of QUALITIES) {
    const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (!jpeg) return 'unreadable'
    if (jpeg.size <= limit) return jpeg
  }
  return 'tooLarge'
}

function drawn(bitmap: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height))
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
