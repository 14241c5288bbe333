import type { FastifyInstance } from 'fastify'
import { staffTrialDocuments, trialDocuments } from '#contract/documents.ts'
import { route } from '../platform/http/route.ts'
import { readAsStaff } from '../trials/trials.policy.ts'
import { findHead } from '../trials/trials.service.ts'
import { bringDocument, publishDocument, readPublic } from './documents.policy.ts'
import { presentPublic, presentRow } from './documents.presenter.ts'
import { findPublicOfTrial, listOfTrial } from './documents.service.ts'

/** The documents of one trial: what everyone may read of it, and what its staff brings. */
export function trialDocumentRoutes(app: FastifyInstance): void {
  route(app, trialDocuments, {
    load: (reader, { params }) => findPublicOfTrial(reader, params),
    may: readPublic,
    present: (found) => found.map(presentPublic),
  })
  route(app, staffTrialDocuments, {
    load: (reader, { params }) => findHead(reader, params.id),
    may: readAsStaff,
    read: async (reader, trial) => ({ trial, rows: await listOfTrial(reader, trial) }),
    present: ({ trial, rows }, reader) => ({
      documents: rows.map((row) => presentRow(row, reader)),
      mayBring: bringDocument(reader.viewer, trial),
      mayPublish: publishDocument(reader.viewer, trial),
    }),
  })
}
