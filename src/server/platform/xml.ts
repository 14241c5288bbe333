import sax from 'sax'

export type Attributes = Readonly<Record<string, string>>

/** A document that is no well-formed XML, or is written in another way than it says. */
export class DamagedXml extends Error {
  override name = 'DamagedXml'
  /** from 1 on */
  readonly line: number

  constructor(message: string, line: number) {
    super(message)
    this.line = line
  }
}

/** Told what a document holds, names without their prefixes; gathers items of it. */
export interface XmlReader<Item = never> {
  /** @param line from 1 on, of where the tag ends */
  open(name: string, attributes: Attributes, line: number): void
  text?(text: string): void
  close?(name: string): void
  /** what has been gathered since the last time */
  taken?(): Item[]
}

/**
 * Reads a document as it comes. One with a document type is refused: no entity but those of XML itself is ever resolved.
 * @param encoding as `TextDecoder` names it
 * @throws DamagedXml
 */
export async function* parseXml<Item>(
  chunks: AsyncIterable<Buffer>,
  reader: XmlReader<Item>,
  encoding = 'utf-8',
): AsyncGenerator<Item> {
  const parser = parserFor(reader)
  const decoder = new TextDecoder(encoding, { fatal: true })
  const decoded = (chunk?: Buffer): string => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined })
    } catch {
      throw new DamagedXml(`no ${encoding}`, parser.line + 1)
    }
  }
  for await (const chunk of chunks) {
    parser.write(decoded(chunk))
    yield* reader.taken?.() ?? []
  }
  parser.write(decoded()).close()
  yield* reader.taken?.() ?? []
}

/** Reads a document from which nothing is handed on. @throws DamagedXml */
export async function readXml(
  chunks: AsyncIterable<Buffer>,
  reader: XmlReader,
  encoding?: string,
): Promise<void> {
  await parseXml(chunks, reader, encoding).next()
}

function parserFor(reader: XmlReader<unknown>): sax.SAXParser {
  const parser = sax.parser(true)
  const damaged = (message: string) => new DamagedXml(message, parser.line + 1)
  parser.onopentag = ({ name, attributes }) =>
    reader.open(local(name), localKeys(attributes as Attributes), parser.line + 1)
  parser.ontext = (text) => reader.text?.(text)
  parser.oncdata = (text) => reader.text?.(text)
  parser.onclosetag = (name) => reader.close?.(local(name))
  parser.ondoctype = () => {
    throw damaged('a document type')
  }
  parser.onerror = ({ message }) => {
    throw damaged(message.split('\n')[0]!)
  }
  return parser
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function localKeys(attributes: Attributes): Attributes {
  const local: Record<string, string> = {}
  for (const name in attributes) local[name.slice(name.indexOf(':') + 1)] = attributes[name]!
  return local
}
