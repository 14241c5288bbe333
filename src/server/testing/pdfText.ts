import { inflateSync } from 'node:zlib'

/** What can be read back of a PDF file that pdfkit wrote. */
export interface ReadPdf {
  readonly pages: number
  /** width and height of the page in points */
  readonly size: readonly number[]
  /** every shown text with where it starts, from the lower left corner */
  readonly texts: readonly { readonly text: string; readonly x: number; readonly y: number }[]
}

/** Reads texts back through the fonts' own maps from glyphs to letters, as a PDF viewer does when one copies text. */
export function readPdf(file: Uint8Array): ReadPdf {
  const objects = objectsOf(Buffer.from(file).toString('latin1'))
  const all = [...objects.values()]
  const page = all.find((object) => /\/Type \/Page\b/.test(object.head))!
  const fonts = fontsOf(page.head, objects)
  const content = objects.get(Number(/\/Contents (\d+)/.exec(page.head)![1]))!.stream!
  return {
    pages: all.filter((object) => /\/Type \/Page\b/.test(object.head)).length,
    size: /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page.head)!.slice(1).map(Number),
    texts: textsOf(content, fonts),
  }
}

interface PdfObject {
  readonly head: string
  readonly stream: string | undefined
}

function objectsOf(text: string): Map<number, PdfObject> {
  const objects = new Map<number, PdfObject>()
  for (const match of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head, raw] = match[2]!.split(/\nstream\n/, 2) as [string, string | undefined]
    const body = raw?.replace(/\nendstream$/, '')
    const bytes = body === undefined ? undefined : Buffer.from(body, 'latin1')
    const stream = bytes && (head.includes('FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
    objects.set(Number(match[1]), { head, stream })
  }
  return objects
}

type Letters = ReadonlyMap<number, string>

/** Name of each font on the page → its map from glyph to letters. */
function fontsOf(page: string, objects: ReadonlyMap<number, PdfObject>): Map<string, Letters> {
  const follow = (head: string, key: string) =>
    objects.get(Number(new RegExp(`/${key} (\\d+) 0 R`).exec(head)?.[1]))?.head ?? head
  const resources = follow(page, 'Resources')
  const list = /\/Font <<([\s\S]*?)>>/.exec(resources)?.[1] ?? follow(resources, 'Font')
  return new Map(
    [...list.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => {
      const map = Number(/\/ToUnicode (\d+)/.exec(objects.get(Number(id))!.head)![1])
      return [name!, lettersOf(objects.get(map)!.stream!)]
    }),
  )
}

function lettersOf(map: string): Letters {
  const letters = new Map<number, string>()
  for (const [, first, , list] of map.matchAll(/<(\w{4})> <(\w{4})> \[([^\]]*)\]/g)) {
    for (const [index, code] of [...list!.matchAll(/<([\w ]*)>/g)].entries()) {
      letters.set(Number.parseInt(first!, 16) + index, fromHex(code[1]!.replaceAll(' ', '')))
    }
  }
  return letters
}

function fromHex(hex: string): string {
  return Buffer.from(hex, 'hex').swap16().toString('utf16le')
}

function textsOf(content: string, fonts: ReadonlyMap<string, Letters>): ReadPdf['texts'] {
  return [
    ...content.matchAll(/BT\n1 0 0 1 ([\d.]+) ([\d.]+) Tm\n\/(F\d+) [\d.]+ Tf\n\[([^\]]*)\] TJ\nET/g),
  ].map(([, x, y, font, shown]) => ({ x: Number(x), y: Number(y), text: decode(shown!, fonts.get(font!)!) }))
}

function decode(shown: string, letters: Letters): string {
  const glyphs = [...shown.matchAll(/<(\w*)>/g)].flatMap(([, hex]) => hex!.match(/.{4}/g) ?? [])
  return glyphs.map((glyph) => letters.get(Number.parseInt(glyph, 16))).join('')
}
