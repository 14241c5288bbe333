import { crc32, createInflateRaw } from 'node:zlib'
import { DamagedWorkbook } from './damaged.ts'

/** A file in an archive. */
export interface ZipPart {
  readonly name: string
  /** bytes of the file itself */
  readonly size: number
  readonly packedSize: number
  readonly method: number
  readonly encrypted: boolean
  readonly checksum: number
  /** where its own header begins */
  readonly place: number
}

const STORED = 0
const DEFLATED = 8

const END = Buffer.from('PK\x05\x06')
const END_BYTES = 22
const ENTRY = 0x02014b50
const ENTRY_BYTES = 46
const LOCAL = 0x04034b50
const LOCAL_BYTES = 30

/**
 * The files of a ZIP archive by name, from the directory at its end.
 * Source: APPNOTE.TXT 6.3.10, 4.3.12 and 4.3.16, https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */
export function zipParts(zip: Buffer): Map<string, ZipPart> {
  const end = zip.lastIndexOf(END)
  if (end < 0 || end + END_BYTES > zip.length) throw new DamagedWorkbook('no directory')
  const parts = new Map<string, ZipPart>()
  let place = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (place + ENTRY_BYTES > end || zip.readUInt32LE(place) !== ENTRY) throw new DamagedWorkbook('directory')
    const nameLength = zip.readUInt16LE(place + 28)
    const name = zip.toString('utf8', place + ENTRY_BYTES, place + ENTRY_BYTES + nameLength)
    parts.set(name.replaceAll('\\', '/'), {
      name,
      size: zip.readUInt32LE(place + 24),
      packedSize: zip.readUInt32LE(place + 20),
      method: zip.readUInt16LE(place + 10),
      encrypted: (zip.readUInt16LE(place + 8) & 1) === 1,
      checksum: zip.readUInt32LE(place + 16),
      place: zip.readUInt32LE(place + 42),
    })
    place += ENTRY_BYTES + nameLength + zip.readUInt16LE(place + 30) + zip.readUInt16LE(place + 32)
  }
  return parts
}

/** The content of a part, in chunks, never more than the directory says: what it unpacks to cannot fill the memory. */
export async function* unpacked(zip: Buffer, part: ZipPart): AsyncGenerator<Buffer> {
  let size = 0
  let checksum = 0
  for await (const chunk of inflated(packedBytes(zip, part), part)) {
    size += chunk.length
    if (size > part.size) throw new DamagedWorkbook(`${part.name} is larger than it says`)
    checksum = crc32(chunk, checksum)
    yield chunk
  }
  if (size !== part.size || checksum !== part.checksum) throw new DamagedWorkbook(`${part.name} is not whole`)
}

function packedBytes(zip: Buffer, { place, packedSize, name }: ZipPart): Buffer {
  if (place + LOCAL_BYTES > zip.length || zip.readUInt32LE(place) !== LOCAL) throw new DamagedWorkbook(name)
  const start = place + LOCAL_BYTES + zip.readUInt16LE(place + 26) + zip.readUInt16LE(place + 28)
  return zip.subarray(start, start + packedSize)
}

async function* inflated(packed: Buffer, { name, method, encrypted }: ZipPart): AsyncGenerator<Buffer> {
  if (encrypted || (method !== STORED && method !== DEFLATED))
    throw new DamagedWorkbook(`${name} is encrypted`)
  if (method === STORED) {
    yield packed
    return
  }
  const inflate = createInflateRaw()
  inflate.end(packed)
  try {
    yield* inflate
  } catch (error) {
    throw new DamagedWorkbook(`${name}: ${(error as Error).message}`)
  }
}
