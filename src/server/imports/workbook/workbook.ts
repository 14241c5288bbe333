import { posix } from 'node:path'
import { readXml, type XmlReader } from '../../platform/xml.ts'
import type { CellContext } from './cellText.ts'
import { DamagedWorkbook } from './damaged.ts'
import { type Relation, RelationsReader, SheetsReader, StylesReader, TextsReader } from './parts.ts'
import { unpacked, type ZipPart, zipParts } from './zip.ts'

/** A workbook (.xlsx) whose sheets can be read one by one. */
export interface Workbook {
  readonly sheets: readonly Sheet[]
  readonly context: CellContext
}

export interface Sheet {
  readonly name: string
  /** bytes of its unpacked text */
  readonly size: number
  open(): AsyncIterable<Buffer>
}

/** Why a file with the first bytes of an archive is not read. */
export type WorkbookRefusal = 'other-kind' | 'too-large'

/**
 * Opens a workbook; its sheets are unpacked only while they are read, its texts stand in memory.
 * @param mostBytes that it may have when it is unpacked
 * @throws DamagedWorkbook
 */
export async function openWorkbook(zip: Buffer, mostBytes: number): Promise<Workbook | WorkbookRefusal> {
  const archive = new Archive(zip)
  if (archive.size > mostBytes) return 'too-large'
  const main = (await archive.relationsOf('')).find(({ kind }) => kind === 'officeDocument')?.target
  if (!main?.endsWith('.xml') || !archive.has(main)) return 'other-kind'
  const { sheets, from1904 } = await archive.read(main, new SheetsReader())
  if (sheets.length === 0) return 'other-kind'
  const relations = await archive.relationsOf(main)
  const partOf = (kind: string) => relations.find((relation) => relation.kind === kind)?.target
  const { texts } = await archive.read(partOf('sharedStrings'), new TextsReader())
  const { dayStyles } = await archive.read(partOf('styles'), new StylesReader())
  return {
    context: { texts, dayStyles, from1904 },
    sheets: sheets.flatMap(({ name, id }) => {
      const { kind, target } = relations.find((relation) => relation.id === id) ?? missing(name)
      return kind === 'worksheet' ? archive.sheet(name, target) : []
    }),
  }
}

class Archive {
  readonly #zip: Buffer
  readonly #parts: ReadonlyMap<string, ZipPart>

  constructor(zip: Buffer) {
    this.#zip = zip
    this.#parts = zipParts(zip)
  }

  /** bytes of all its parts */
  get size(): number {
    return [...this.#parts.values()].reduce((sum, { size }) => sum + size, 0)
  }

  has(name: string): boolean {
    return this.#parts.has(name)
  }

  /** Reads a part; a workbook without it has none of what it would hold. */
  async read<Reader extends XmlReader>(name: string | undefined, reader: Reader): Promise<Reader> {
    if (name !== undefined) await readXml(this.#open(name), reader)
    return reader
  }

  /** What a part refers to, by full names; '' is the archive itself. */
  async relationsOf(name: string): Promise<Relation[]> {
    const folder = posix.dirname(name)
    const file = posix.join(folder, '_rels', `${posix.basename(name)}.rels`)
    if (!this.has(file)) return []
    const { relations } = await this.read(file, new RelationsReader())
    return relations.map((relation) => ({
      ...relation,
      target: posix.join(relation.target.startsWith('/') ? '' : folder, relation.target).replace(/^\//, ''),
    }))
  }

  sheet(name: string, part: string): Sheet {
    const { size } = this.#parts.get(part) ?? missing(part)
    return { name, size, open: () => this.#open(part) }
  }

  #open(name: string): AsyncIterable<Buffer> {
    return unpacked(this.#zip, this.#parts.get(name) ?? missing(name))
  }
}

function missing(part: string): never {
  throw new DamagedWorkbook(`${part} is missing`)
}
