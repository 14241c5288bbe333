import { crc32, deflateRawSync } from 'node:zlib'

/** A cell by its XML attributes and content; a text alone is a shared one. */
type TestCell = string | { readonly t?: string; readonly s?: number; readonly xml: string }

export interface TestSheet {
  readonly name: string
  /** cells by row; null for one that is not written */
  readonly rows: readonly (readonly (TestCell | null)[])[]
  readonly merged?: readonly string[]
}

interface TestWorkbook {
  readonly sheets: readonly TestSheet[]
  readonly from1904?: boolean
}

/** Style 1 shows days (a built-in format), 2 too (a code), 3 a time of day, 4 a number in red. */
const STYLES = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="d&quot;.&quot;m\\.yyyy"/><numFmt numFmtId="165" formatCode="h:mm"/><numFmt numFmtId="166" formatCode="[Red]0"/></numFmts>
<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${[0, 14, 164, 165, 166].map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A workbook as spreadsheet programs write it, with what a test needs to be odd in it. */
export function workbookOf({ sheets, from1904 = false }: TestWorkbook): Buffer {
  const texts: string[] = []
  const sheetParts = sheets.map((sheet, place): [string, string] => [
    `xl/worksheets/sheet${place + 1}.xml`,
    sheetXml(sheet, texts),
  ])
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${RELATIONS}/${kind}" Target="${target}"/>`
  return zipOf([
    ['_rels/.rels', `<Relationships>${relation('r', 'officeDocument', '/xl/workbook.xml')}</Relationships>`],
    [
      'xl/workbook.xml',
      `<x:workbook xmlns:x="x" xmlns:r="r"><x:workbookPr date1904="${Number(from1904)}"/><x:sheets>${sheets.map(({ name }, place) => `<x:sheet name="${name}" sheetId="${place + 7}" r:id="s${place}"/>`).join('')}</x:sheets></x:workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships>${sheets.map((_, place) => relation(`s${place}`, 'worksheet', `worksheets/sheet${place + 1}.xml`)).join('')}${relation('t', 'sharedStrings', 'sharedStrings.xml')}${relation('y', 'styles', 'styles.xml')}</Relationships>`,
    ],
    ...sheetParts,
    ['xl/styles.xml', STYLES],
    ['xl/sharedStrings.xml', `<sst>${texts.map((text) => `<si>${text}</si>`).join('')}</sst>`],
  ])
}

/** `A`, `Z`, `AA`: a column as cells name it, counted from 0. */
const letters = (column: number): string =>
  (column < 26 ? '' : letters(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26))

function sheetXml({ rows, merged = [] }: TestSheet, texts: string[]): string {
  const cell = (content: TestCell | null, reference: string) => {
    if (content === null) return ''
    if (typeof content !== 'string')
      return `<c r="${reference}" t="${content.t ?? 'n'}" s="${content.s ?? 0}">${content.xml}</c>`
    texts.push(content.startsWith('<') ? content : `<t>${content}</t>`)
    return `<c r="${reference}" t="s"><v>${texts.length - 1}</v></c>`
  }
  const rowXml = (cells: readonly (TestCell | null)[], row: number) =>
    `<row r="${row}">${cells.map((content, column) => cell(content, `${letters(column)}${row}`)).join('')}</row>`
  const merges = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')
  return `<worksheet><sheetData>${rows.map((cells, place) => rowXml(cells, place + 1)).join('')}</sheetData><mergeCells>${merges}</mergeCells></worksheet>`
}

/** A ZIP archive of these files. `size` is what its directory says of each, instead of the truth. */
export function zipOf(files: readonly (readonly [string, string])[], size?: number): Buffer {
  const local: Buffer[] = []
  const directory: Buffer[] = []
  let place = 0
  for (const [name, content] of files) {
    const packed = deflateRawSync(content)
    const described = Buffer.alloc(26)
    described.writeUInt16LE(20, 0)
    described.writeUInt16LE(8, 4)
    described.writeUInt32LE(crc32(content), 10)
    described.writeUInt32LE(packed.length, 14)
    described.writeUInt32LE(size ?? Buffer.byteLength(content), 18)
    described.writeUInt16LE(Buffer.byteLength(name), 22)
    const where = Buffer.alloc(14)
    where.writeUInt32LE(place, 10)
    local.push(Buffer.from('PK\x03\x04'), described, Buffer.from(name), packed)
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), described, where, Buffer.from(name))
    place += 30 + Buffer.byteLength(name) + packed.length
  }
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(place, 16)
  return Buffer.concat([...local, ...directory, end])
}
