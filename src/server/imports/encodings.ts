/** How a text is written, as far as files of dogs come that way. Source: docs/rules/imports.md#encodings. */
export type Encoding = 'utf8' | 'utf16le' | 'utf16be' | 'windows1252'

export const ENCODING_NAMES: Readonly<Record<Encoding, string>> = {
  utf8: 'UTF-8',
  utf16le: 'UTF-16',
  utf16be: 'UTF-16',
  windows1252: 'Windows-1252',
}

/** Stands for what cannot be read. */
export const LOST = '\ufffd'

/**
 * What the bytes 0x80–0x9f of Windows-1252 mean, in their order; those that mean nothing are lost.
 * Source: https://www.unicode.org/Public/MAPPINGS/VENDORS/MICSFT/WINDOWS/CP1252.TXT
 */
const WINDOWS_1252 = [...`€${LOST}‚ƒ„…†‡ˆ‰Š‹Œ${LOST}Ž${LOST}`, ...`${LOST}‘’“”•–—˜™š›œ${LOST}žŸ`]

const UNIT_BYTES = 2

/** The text in UTF-8; each character that cannot be read becomes U+FFFD, sooner or later, and none is left out. */
export async function* asUtf8(chunks: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<Buffer> {
  if (encoding === 'utf8') yield* chunks
  else if (encoding === 'windows1252') for await (const chunk of chunks) yield fromWindows1252(chunk)
  else yield* fromUtf16(chunks, encoding === 'utf16be')
}

function fromWindows1252(bytes: Buffer): Buffer {
  const text = bytes.toString('latin1')
  return Buffer.from(text.replace(/[\x80-\x9f]/g, (sign) => WINDOWS_1252[sign.charCodeAt(0) - 0x80]!))
}

async function* fromUtf16(chunks: AsyncIterable<Buffer>, bigEndian: boolean): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0)
  for await (const chunk of chunks) {
    const bytes = Buffer.concat([rest, chunk])
    const end = wholeUnits(bytes, bigEndian)
    yield utf16Text(bytes.subarray(0, end), bigEndian)
    rest = bytes.subarray(end)
  }
  if (rest.length > 0) yield Buffer.from(LOST)
}

/** Where the last character that may be incomplete begins: half a unit, or the first one of a pair. */
function wholeUnits(bytes: Buffer, bigEndian: boolean): number {
  const end = bytes.length - (bytes.length % UNIT_BYTES)
  if (end === 0) return end
  const last = bigEndian ? bytes.readUInt16BE(end - UNIT_BYTES) : bytes.readUInt16LE(end - UNIT_BYTES)
  return last >= 0xd800 && last < 0xdc00 ? end - UNIT_BYTES : end
}

function utf16Text(bytes: Buffer, bigEndian: boolean): Buffer {
  const units = bigEndian ? Buffer.from(bytes).swap16() : bytes
  return Buffer.from(units.toString('utf16le').toWellFormed())
}
