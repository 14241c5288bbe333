/** What a document may be, with the ending of its name and its type on the web. Source: docs/rules/screens.md#documents. */
export const DOCUMENT_TYPES = {
  pdf: { ending: 'pdf', mime: 'application/pdf' },
  jpeg: { ending: 'jpg', mime: 'image/jpeg' },
  docx: {
    ending: 'docx',
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  xlsx: { ending: 'xlsx', mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  pptx: {
    ending: 'pptx',
    mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  },
  odt: { ending: 'odt', mime: 'application/vnd.oasis.opendocument.text' },
  ods: { ending: 'ods', mime: 'application/vnd.oasis.opendocument.spreadsheet' },
  odp: { ending: 'odp', mime: 'application/vnd.oasis.opendocument.presentation' },
  csv: { ending: 'csv', mime: 'text/csv' },
  text: { ending: 'txt', mime: 'text/plain' },
} as const

export type DocumentType = keyof typeof DOCUMENT_TYPES
export const DOCUMENT_TYPE_NAMES = Object.keys(DOCUMENT_TYPES) as readonly DocumentType[]

/** Endings of names beside those above: a picture is kept as JPEG, whatever it comes as. */
const OTHER_ENDINGS: Readonly<Record<string, DocumentType>> = { jpeg: 'jpeg', png: 'jpeg' }

/** Every ending that a file may be brought with. */
export const DOCUMENT_ENDINGS: readonly string[] = [
  ...Object.values(DOCUMENT_TYPES).map(({ ending }) => ending),
  ...Object.keys(OTHER_ENDINGS),
]

/** What the name of a file says that it is; undefined: nothing that a document may be. */
export function typeByName(fileName: string): DocumentType | undefined {
  const ending = /\.([a-z]{3,4})$/.exec(fileName.toLowerCase())?.[1] ?? ''
  return (
    DOCUMENT_TYPE_NAMES.find((name) => DOCUMENT_TYPES[name].ending === ending) ??
    (Object.hasOwn(OTHER_ENDINGS, ending) ? OTHER_ENDINGS[ending] : undefined)
  )
}

/** The type of what is stored under a type of the web. */
export const typeByMime = (mime: string): DocumentType =>
  DOCUMENT_TYPE_NAMES.find((name) => DOCUMENT_TYPES[name].mime === mime) ?? 'text'

/** The name of a file as words, without its ending: what a document is first called. */
export const titleByName = (fileName: string): string =>
  fileName
    .replace(/\.[^.]{1,5}$/, '')
    .replaceAll('_', ' ')
    .trim()
