import { keepPreviousData } from '@tanstack/react-query'
import {
  documentFolders,
  documents,
  staffDocument,
  staffDocuments,
  staffTrialDocuments,
  trialDocuments,
} from '#contract/endpoints/documents.ts'
import { LOGS } from '../../audit/queries.ts'
import { queryOf } from '../../client/queries.ts'
import type { DocumentsSearch } from '../addresses.ts'

/** One page of the list of staff. */
export const staffDocumentsQuery = (search: DocumentsSearch) => ({
  ...queryOf(staffDocuments, { query: search }),
  placeholderData: keepPreviousData,
})
export const staffDocumentQuery = (id: number | string) => queryOf(staffDocument, { params: { id } })
export const staffTrialDocumentsQuery = (id: number) => queryOf(staffTrialDocuments, { params: { id } })
export const foldersQuery = queryOf(documentFolders)

/** All that is to be asked anew after a change of a document, beside the document itself. */
export const DOCUMENTS = [
  staffDocuments,
  staffTrialDocuments,
  documentFolders,
  documents,
  trialDocuments,
  ...LOGS,
] as const
