import { isPdf } from './pdf.ts'
import { redrawPaper } from './picture.ts'

/** A paper as it can be kept: known by its content, whatever it says of itself. */
export interface Paper {
  readonly mime: 'application/pdf' | 'image/jpeg'
  readonly content: Buffer
}

/** A PDF as it is, a JPEG or PNG drawn anew as a JPEG; undefined: it is none of these. @throws AppError 503 BUSY */
export async function paperOf(content: Uint8Array): Promise<Paper | undefined> {
  if (isPdf(content)) return { mime: 'application/pdf', content: Buffer.from(content) }
  const drawn = await redrawPaper(content)
  return drawn && { mime: 'image/jpeg', content: drawn }
}
