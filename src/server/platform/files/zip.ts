import { Zip, ZipDeflate } from 'fflate'

/** A file of an archive, written while it is read. */
export interface ZipEntry {
  readonly name: string
  readonly content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>
}

const NOTHING = new Uint8Array(0)
const encoder = new TextEncoder()

/**
 * A ZIP archive in pieces, one file after another; nothing is read before the piece before it has been taken. Why this library:
 * docs/decisions/0059-open-data-by-night.md.
 * @param at the moment that every file bears
 */
export async function* zipOf(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  at: Date,
): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    made.push(piece)
  })
  const taken = () => {
    const pieces = made.filter(({ length }) => length > 0)
    made = []
    return pieces
  }
  for await (const { name, content } of entries) {
    const file = new ZipDeflate(name, { level: 6 })
    file.mtime = at
    zip.add(file)
    for await (const chunk of content) {
      file.push(typeof chunk === 'string' ? encoder.encode(chunk) : chunk)
      yield* taken()
    }
    file.push(NOTHING, true)
    yield* taken()
  }
  zip.end()
  yield* taken()
}
