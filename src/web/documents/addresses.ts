import { DOCUMENT_OWNERS, DOCUMENT_READERS, DOCUMENT_SORTS } from '#contract/documentConstants.ts'
import { DIRECTIONS, type Direction, oneOf, type RawSearch, textOf, wholeOf } from '../searchValues.ts'

export const DOCUMENTS_PATH = '/hallinta/tiedostot'
export const documentsAddress = (search: DocumentsSearch = {}) => ({ to: DOCUMENTS_PATH, search }) as const

export const NEW_DOCUMENT_PATH = `${DOCUMENTS_PATH}/uusi` as const
/** @param trial the trial that the document will be of; left out: it will be the club's */
export const newDocumentAddress = (trial?: number) => ({ to: NEW_DOCUMENT_PATH, search: { trial } }) as const
export const newDocumentSearchOf = (raw: RawSearch): { trial?: number } => ({
  trial: wholeOf(raw.trial, 1, Number.MAX_SAFE_INTEGER),
})

export const FOLDERS_PATH = `${DOCUMENTS_PATH}/kansiot` as const
export const foldersAddress = () => ({ to: FOLDERS_PATH }) as const

export const DOCUMENT_PATH = `${DOCUMENTS_PATH}/$id` as const
export const documentAddress = (id: number | string) =>
  ({ to: DOCUMENT_PATH, params: { id: String(id) } }) as const

/** State of the list of staff in the address. */
export interface DocumentsSearch {
  q?: string
  folder?: number | 'none'
  readers?: (typeof DOCUMENT_READERS)[number]
  of?: (typeof DOCUMENT_OWNERS)[number]
  own?: '1'
  removed?: '1'
  page?: number
  sort?: (typeof DOCUMENT_SORTS)[number]
  direction?: Direction
}

export const documentsSearchOf = (raw: RawSearch): DocumentsSearch => ({
  q: textOf(raw.q),
  folder: raw.folder === 'none' ? 'none' : wholeOf(raw.folder, 1, Number.MAX_SAFE_INTEGER),
  readers: oneOf(raw.readers, DOCUMENT_READERS),
  of: oneOf(raw.of, DOCUMENT_OWNERS),
  own: oneOf(raw.own, ['1'] as const),
  removed: oneOf(raw.removed, ['1'] as const),
  page: wholeOf(raw.page, 2, 10_000),
  sort: oneOf(raw.sort, DOCUMENT_SORTS),
  direction: oneOf(raw.direction, DIRECTIONS),
})
