import { type DocumentType, typeByName } from '#domain/documents.ts'
import { zipParts } from '../imports/workbook/zip.ts'
import { AppError } from '../platform/errors.ts'
import { paperOf } from '../platform/files/paper.ts'
import { pictureKind } from '../platform/files/picture.ts'

/** A file as it can be kept: known by its content. */
export interface ReadFile {
  readonly type: DocumentType
  readonly content: Buffer
}

/**
 * Reads the file of a document. A picture is drawn anew as JPEG, a text becomes UTF-8, anything else stays as it is.
 * @throws AppError 400 FILE_EMPTY, DOCUMENT_TYPE_UNKNOWN by its name, DOCUMENT_TYPE_FALSE where its content is something else than the
 *   name says, DOCUMENT_HAS_MACROS, 503 BUSY
 */
export async function readFile(fileName: string, sent: Uint8Array): Promise<ReadFile> {
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength)
  if (bytes.length === 0) throw new AppError('invalid', 'FILE_EMPTY')
  const type = typeByName(fileName)
  if (!type) throw new AppError('invalid', 'DOCUMENT_TYPE_UNKNOWN')
  const content = await READERS[type](bytes, type)
  if (!content) throw new AppError('invalid', 'DOCUMENT_TYPE_FALSE')
  return { type, content }
}

/** The content to be kept; undefined: it is not what its name says. */
type TypeReader = (bytes: Buffer, type: DocumentType) => Promise<Buffer | undefined> | Buffer | undefined

const readPaper: TypeReader = async (bytes, type) => {
  if (type === 'jpeg' && !pictureKind(bytes)) return undefined
  const paper = await paperOf(bytes)
  return (paper?.mime === 'application/pdf') === (type === 'pdf') ? paper?.content : undefined
}

/** The folder in which the parts of an Office document of each type lie. Source: ECMA-376-1, 11.2, 12.2 and 13.2. */
const OFFICE_FOLDERS: Readonly<Partial<Record<DocumentType, string>>> = {
  docx: 'word/',
  xlsx: 'xl/',
  pptx: 'ppt/',
}
/** What an OpenDocument says of itself in its first part, which is not packed. Source: OpenDocument 1.3 part 2, 3.3. */
const OPEN_DOCUMENTS: Readonly<Partial<Record<DocumentType, string>>> = {
  odt: 'mimetypeapplication/vnd.oasis.opendocument.text',
  ods: 'mimetypeapplication/vnd.oasis.opendocument.spreadsheet',
  odp: 'mimetypeapplication/vnd.oasis.opendocument.presentation',
}
/** Where the name of the first part of an archive begins. Source: APPNOTE.TXT 6.3.10, 4.3.7. */
const FIRST_NAME = 30
const BEGINNING = Buffer.from('PK\x03\x04')
/** Parts with programs: those of Office, and of OpenDocument. */
const MACROS = /(^|\/)vbaProject\.bin$|^(Basic|Scripts)\//i

const readOffice: TypeReader = (bytes, type) => {
  const parts = partsOf(bytes)
  const isIt = OFFICE_FOLDERS[type]
    ? parts.includes('[Content_Types].xml') && parts.some((name) => name.startsWith(OFFICE_FOLDERS[type]!))
    : beginsAs(bytes, OPEN_DOCUMENTS[type]!)
  if (!isIt || parts.length === 0) return undefined
  if (parts.some((name) => MACROS.test(name))) throw new AppError('invalid', 'DOCUMENT_HAS_MACROS')
  return bytes
}

/** The whole words follow each other: what comes behind begins the next part. */
function beginsAs(bytes: Buffer, words: string): boolean {
  const end = FIRST_NAME + words.length
  return (
    bytes.toString('latin1', FIRST_NAME, end) === words && bytes.toString('latin1', end, end + 2) === 'PK'
  )
}

/** Names of the parts of an archive; none where it is none that can be read. */
function partsOf(bytes: Buffer): string[] {
  if (!bytes.subarray(0, BEGINNING.length).equals(BEGINNING)) return []
  try {
    return [...zipParts(bytes).keys()]
  } catch {
    return []
  }
}

/** Control signs that no text has. */
const NO_TEXT = /[^\P{Cc}\t\n\r\f]/u
/** Beginnings of what a browser or another program would run or draw, which is no plain text. */
const OTHER_FORMAT = /^\s*(<(!doctype|html|head|body|script|svg|\?xml|\?php)|%PDF-|\{\\rtf|#!)/i

const readText: TypeReader = (bytes) => {
  const text = decoded(bytes)
  return NO_TEXT.test(text) || OTHER_FORMAT.test(text) ? undefined : Buffer.from(text)
}

/** A text in UTF-8, or in the encoding that older programs write. */
function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const READERS: Readonly<Record<DocumentType, TypeReader>> = {
  pdf: readPaper,
  jpeg: readPaper,
  docx: readOffice,
  xlsx: readOffice,
  pptx: readOffice,
  odt: readOffice,
  ods: readOffice,
  odp: readOffice,
  csv: readText,
  text: readText,
}
