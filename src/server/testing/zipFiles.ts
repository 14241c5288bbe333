import { buffer } from 'node:stream/consumers'
import { unpacked, zipParts } from '../imports/workbook/zip.ts'

/** The files of a ZIP archive, by name, as bytes; their checksums have been held against the directory. */
export async function zipBytes(zip: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for (const [name, part] of zipParts(zip)) files.set(name, await buffer(unpacked(zip, part)))
  return files
}

/** The same as text. */
export async function zipTexts(zip: Buffer): Promise<Map<string, string>> {
  const files = await zipBytes(zip)
  return new Map([...files].map(([name, bytes]) => [name, bytes.toString('utf8')]))
}
