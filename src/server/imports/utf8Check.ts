import { isUtf8 } from 'node:buffer'

/**
 * Whether a text is meant as UTF-8: all of it is valid, or so much that the faults are the exception. A text in another
 * encoding hardly ever holds a valid character beyond ASCII; one whose few faults made it Windows-1252 would have every
 * name spelt wrong.
 */
export async function isMeantAsUtf8(open: () => AsyncIterable<Buffer>): Promise<boolean> {
  if (await isAllUtf8(open())) return true
  const { valid, invalid } = await tally(open())
  return valid > invalid
}

/** Reads the text once; a character that two chunks share is checked with the second. */
async function isAllUtf8(chunks: AsyncIterable<Buffer>): Promise<boolean> {
  let rest = Buffer.alloc(0)
  for await (const chunk of chunks) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    const end = completeEnd(bytes)
    if (!isUtf8(bytes.subarray(0, end))) return false
    rest = Buffer.from(bytes.subarray(end))
  }
  return isUtf8(rest)
}

/** Where the last character that may be incomplete begins: a lead byte among the last three, or the end. */
function completeEnd(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back]!
    if (byte < 0x80) break
    if (byte >= 0xc0) return bytes.length - back
  }
  return bytes.length
}

/** Counts characters of several bytes, and bytes beyond ASCII that belong to none. */
async function tally(chunks: AsyncIterable<Buffer>): Promise<{ valid: number; invalid: number }> {
  let valid = 0
  let invalid = 0
  let open = 0
  for await (const chunk of chunks) {
    for (const byte of chunk) {
      if (open > 0 && byte >= 0x80 && byte < 0xc0) {
        open--
        if (open === 0) valid++
        continue
      }
      if (open > 0) invalid++
      open = followers(byte)
      if (open === 0 && byte >= 0x80) invalid++
    }
  }
  return { valid, invalid: open > 0 ? invalid + 1 : invalid }
}

/** Bytes that follow a lead byte. */
function followers(lead: number): number {
  if (lead >= 0xc2 && lead < 0xe0) return 1
  if (lead >= 0xe0 && lead < 0xf0) return 2
  return lead >= 0xf0 && lead < 0xf5 ? 3 : 0
}
