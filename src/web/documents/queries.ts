import { documents, trialDocuments } from '#contract/endpoints/documents.ts'
import { queryOf } from '../client/queries.ts'

/** Documents of the club that everyone may read. */
export const publicDocumentsQuery = queryOf(documents)

/** Those of a trial. */
export const trialDocumentsQuery = (trialDate: string, kaerNr: number) =>
  queryOf(trialDocuments, { params: { trialDate, kaerNr } })
