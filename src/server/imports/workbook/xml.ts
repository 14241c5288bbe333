import sax from 'sax'
import { DamagedWorkbook } from './damaged.ts'

export type Attributes = Readonly<Record<string, string>>

/** Told what a document holds, names without their prefixes; gathers items of it. */
export interface XmlReader<Item = never> {
  open(name: string, attributes: Attributes): void
  text?(text: string): void
  close?(name: string): void
  /** what has been gathered since the last time */
  taken?(): Item[]
}

/** Reads a document as it comes; entities of its own are not resolved. */
export async function* parseXml<Item>(
  chunks: AsyncIterable<Buffer>,
  reader: XmlReader<Item>,
): AsyncGenerator<Item> {
  const parser = parserFor(reader)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const chunk of chunks) {
    wellFormed(() => parser.write(decoder.decode(chunk, { stream: true })))
    yield* reader.taken?.() ?? []
  }
  wellFormed(() => parser.write(decoder.decode()).close())
  yield* reader.taken?.() ?? []
}

/** Reads a document from which nothing is handed on. */
export async function readXml(chunks: AsyncIterable<Buffer>, reader: XmlReader): Promise<void> {
  await parseXml(chunks, reader).next()
}

function parserFor(reader: XmlReader<unknown>): sax.SAXParser {
  const parser = sax.parser(true, { position: false })
  parser.onopentag = ({ name, attributes }) => reader.open(local(name), localKeys(attributes as Attributes))
  parser.ontext = (text) => reader.text?.(text)
  parser.oncdata = (text) => reader.text?.(text)
  parser.onclosetag = (name) => reader.close?.(local(name))
  parser.onerror = (error) => {
    throw error
  }
  return parser
}

function wellFormed(parse: () => void): void {
  try {
    parse()
  } catch (error) {
    throw error instanceof DamagedWorkbook ? error : new DamagedWorkbook((error as Error).message)
  }
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function localKeys(attributes: Attributes): Attributes {
  const local: Record<string, string> = {}
  for (const name in attributes) local[name.slice(name.indexOf(':') + 1)] = attributes[name]!
  return local
}
