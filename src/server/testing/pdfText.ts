import { inflateSync } from 'node:zlib'

/** A shown text with where it starts, from the lower left corner, and how much room it takes; points. */
export interface ReadText {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly fontSize: number
}

export interface ReadPage {
  /** width and height in points */
  readonly size: readonly number[]
  readonly texts: readonly ReadText[]
}

/** What can be read back of a PDF file that pdfkit wrote. */
export interface ReadPdf extends ReadPage {
  readonly pages: number
}

/** The first page of a file, and how many it has. */
export function readPdf(file: Uint8Array): ReadPdf {
  const pages = readPages(file)
  return { ...pages[0]!, pages: pages.length }
}

/** What is drawn on each page, as it stands in the file. */
export function contentsOf(file: Uint8Array): string[] {
  const objects = objectsOf(Buffer.from(file).toString('latin1'))
  return pagesOf(objects).map(({ head }) => contentOf(head, objects))
}

/** Reads texts back, page by page, through the fonts' own maps from glyphs to letters, as a PDF viewer does when one copies text. */
export function readPages(file: Uint8Array): ReadPage[] {
  const objects = objectsOf(Buffer.from(file).toString('latin1'))
  return pagesOf(objects).map(({ head }) => pageOf(head, objects))
}

function pagesOf(objects: ReadonlyMap<number, PdfObject>): PdfObject[] {
  const tree = [...objects.values()].find(({ head }) => /\/Type \/Pages\b/.test(head))!
  const kids = /\/Kids \[([^\]]*)\]/.exec(tree.head)![1]!
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, id]) => objects.get(Number(id))!)
}

const contentOf = (page: string, objects: ReadonlyMap<number, PdfObject>): string =>
  objects.get(Number(/\/Contents (\d+)/.exec(page)![1]))!.stream!

function pageOf(page: string, objects: ReadonlyMap<number, PdfObject>): ReadPage {
  return {
    size: /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page)!.slice(1).map(Number),
    texts: textsOf(contentOf(page, objects), fontsOf(page, objects)),
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

interface Font {
  readonly letters: Letters
  /** of each glyph, in thousandths of the font's size */
  readonly widths: readonly number[]
}

/** Each font on the page by its name. */
function fontsOf(page: string, objects: ReadonlyMap<number, PdfObject>): Map<string, Font> {
  const follow = (head: string, key: string) =>
    objects.get(Number(new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(head)?.[1]))?.head ?? head
  const resources = follow(page, 'Resources')
  const list = /\/Font <<([\s\S]*?)>>/.exec(resources)?.[1] ?? follow(resources, 'Font')
  return new Map(
    [...list.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => {
      const font = objects.get(Number(id))!.head
      const map = Number(/\/ToUnicode (\d+)/.exec(font)![1])
      const widths = /\/W \[0 \[([^\]]*)\]/.exec(follow(font, 'DescendantFonts'))![1]!
      return [
        name!,
        { letters: lettersOf(objects.get(map)!.stream!), widths: widths.trim().split(/\s+/).map(Number) },
      ]
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

function textsOf(content: string, fonts: ReadonlyMap<string, Font>): ReadPage['texts'] {
  return [
    ...content.matchAll(/BT\n1 0 0 1 ([\d.]+) ([\d.]+) Tm\n\/(F\d+) ([\d.]+) Tf\n\[([^\]]*)\] TJ\nET/g),
  ].map(([, x, y, name, size, shown]) => {
    const { letters, widths } = fonts.get(name!)!
    const glyphs = glyphsOf(shown!)
    const kerning = [...shown!.replaceAll(/<\w*>/g, ' ').matchAll(/-?[\d.]+/g)]
    const thousandths =
      glyphs.reduce((sum, glyph) => sum + (widths[glyph] ?? 0), 0) -
      kerning.reduce((sum, [number]) => sum + Number(number), 0)
    return {
      x: Number(x),
      y: Number(y),
      text: glyphs.map((glyph) => letters.get(glyph)).join(''),
      width: (thousandths * Number(size)) / 1000,
      fontSize: Number(size),
    }
  })
}

function glyphsOf(shown: string): number[] {
  return [...shown.matchAll(/<(\w*)>/g)]
    .flatMap(([, hex]) => hex!.match(/.{4}/g) ?? [])
    .map((glyph) => Number.parseInt(glyph, 16))
}
