import { inflateRawSync } from 'node:zlib'

/** A cell as a spreadsheet reads it. */
export interface ReadCell {
  readonly kind: 'text' | 'number' | 'formula'
  readonly value: string
  /** how a number is shown, such as dd.mm.yyyy; empty: as it is */
  readonly format: string
}

/** The cells of a sheet of an Excel file, the first unless told otherwise, by row; an empty cell is left out. */
export function readXlsx(file: Uint8Array, sheet = 1): ReadonlyMap<string, ReadCell>[] {
  const parts = unzip(Buffer.from(file))
  const texts = [...part(parts, 'xl/sharedStrings.xml').matchAll(/<si><t[^>]*>([\s\S]*?)<\/t><\/si>/g)].map(
    ([, text]) => unescaped(text!),
  )
  const formats = formatsOf(part(parts, 'xl/styles.xml'))
  return [...part(parts, `xl/worksheets/sheet${sheet}.xml`).matchAll(/<row [^>]*>([\s\S]*?)<\/row>/g)].map(
    ([, row]) =>
      new Map(
        [...row!.matchAll(/<c r="([A-Z]+)\d+"([^>]*)>([\s\S]*?)<\/c>/g)].map(([, column, head, body]) => {
          const value = /<v>(.*?)<\/v>/.exec(body!)?.[1] ?? ''
          const style = Number(/ s="(\d+)"/.exec(head!)?.[1] ?? 0)
          const isText = head!.includes('t="s"')
          const kind = body!.includes('<f>') ? 'formula' : isText ? 'text' : 'number'
          return [
            column!,
            { kind, value: isText ? texts[Number(value)]! : value, format: formats[style] ?? '' },
          ]
        }),
      ),
  )
}

function part(parts: ReadonlyMap<string, string>, name: string): string {
  const content = parts.get(name)
  if (content === undefined) throw new Error(`The file has no ${name}`)
  return content
}

/** How the numbers of each style are shown. */
function formatsOf(styles: string): string[] {
  const codes = new Map(
    [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code]) => [id, code]),
  )
  const list = /<cellXfs[^>]*>([\s\S]*)<\/cellXfs>/.exec(styles)?.[1] ?? ''
  return [...list.matchAll(/<xf ([^>]*)>/g)].map(
    ([, head]) => codes.get(/numFmtId="(\d+)"/.exec(head!)?.[1] ?? '') ?? '',
  )
}

const SIGNS: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
}
const unescaped = (text: string) => text.replaceAll(/&\w+;/g, (sign) => SIGNS[sign] ?? sign)

/** Name → text of every file in a zip file, by its directory at the end (APPNOTE 4.3.12). */
function unzip(zip: Buffer): Map<string, string> {
  const parts = new Map<string, string>()
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06'))
  let place = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const nameLength = zip.readUInt16LE(place + 28)
    const name = zip.toString('utf8', place + 46, place + 46 + nameLength)
    const local = zip.readUInt32LE(place + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const packed = zip.subarray(start, start + zip.readUInt32LE(place + 20))
    const deflated = zip.readUInt16LE(place + 10) !== 0
    parts.set(name, (deflated ? inflateRawSync(packed) : packed).toString('utf8'))
    place += 46 + nameLength + zip.readUInt16LE(place + 30) + zip.readUInt16LE(place + 32)
  }
  return parts
}
