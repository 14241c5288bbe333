import type { FastifyInstance } from 'fastify'
import { DOCUMENT_PAGE_SIZE } from '#contract/documentConstants.ts'
import {
  createDocument,
  documentChanges,
  documentFile,
  documents,
  documentVersionFile,
  editDocument,
  putBackVersion,
  removeDocument as removeCall,
  replaceDocument,
  restoreDocument as restoreCall,
  staffDocument,
  staffDocuments,
  uploadDocument,
} from '#contract/documents.ts'
import { presentChanges } from '../audit/audit.presenter.ts'
import { changesOf } from '../audit/audit.service.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { findHead } from '../trials/trials.service.ts'
import {
  addDocument,
  changeDocument,
  putBack,
  removeDocument,
  replaceFile,
  restoreDocument,
} from './documentChanges.service.ts'
import {
  bringDocument,
  changeDocument as mayChange,
  readDocument,
  readDocuments,
  readPublic,
} from './documents.policy.ts'
import {
  presentFolders,
  presentRow,
  presentStaffDocument,
  publicFileHeaders,
  staffFileHeaders,
} from './documents.presenter.ts'
import {
  fileOf,
  findDocument,
  findPublic,
  findPublicFile,
  findVersion,
  listDocuments,
  lockDocument,
  withVersions,
} from './documents.service.ts'
import { readFile } from './fileType.ts'
import { folderRoutes } from './folders.routes.ts'
import { keepUpload } from './uploads.service.ts'

/** Documents of the club and of trials: read by everyone or by staff alone, kept by whoever brought them and by SYSADMIN. */
export function documentRoutes(app: FastifyInstance): void {
  publicRoutes(app)
  staffRoutes(app)
  changeRoutes(app)
  folderRoutes(app)
}

function publicRoutes(app: FastifyInstance): void {
  route(app, documents, {
    load: findPublic,
    may: readPublic,
    present: (found) => presentFolders(found.documents, found.folders),
  })
  route(app, documentFile, {
    load: (reader, { params }) => findPublicFile(reader, params.id),
    may: readPublic,
    headers: publicFileHeaders,
    read: fileOf,
    present: ({ content }) => content,
  })
}

function staffRoutes(app: FastifyInstance): void {
  route(app, staffDocuments, {
    load: (reader, { query }) => listDocuments(reader, query),
    may: readDocuments,
    present: ({ rows, total }, reader, { query }) => ({
      documents: rows.map((row) => presentRow(row, reader)),
      total,
      page: query.page,
      pageSize: DOCUMENT_PAGE_SIZE,
    }),
  })
  route(app, staffDocument, {
    load: (reader, { params }) => findDocument(reader, params.id),
    may: readDocument,
    read: withVersions,
    present: presentStaffDocument,
  })
  route(app, documentVersionFile, {
    load: async (reader, { params }) => {
      const document = await findDocument(reader, params.id)
      return { document, version: await findVersion(reader, document, params.number) }
    },
    may: (viewer, { document }) => readDocument(viewer, document),
    headers: ({ document, version }) =>
      staffFileHeaders(version.mime, `${document.title.fi} (${version.number})`),
    read: (reader, { version }) => fileOf(reader, version),
    present: ({ content }) => content,
  })
  route(app, documentChanges, {
    load: (reader, { params }) => findDocument(reader, params.id),
    may: mayChange,
    read: (reader, { id }, { query }) =>
      changesOf(reader, { subject: 'document', subjectId: String(id), ...query }),
    present: presentChanges,
  })
}

function changeRoutes(app: FastifyInstance): void {
  changeRoute(app, uploadDocument, {
    prepare: (_reader, { body, query }) => readFile(query.fileName, body),
    load: () => null,
    may: readDocuments,
    run: (act, _none, { query }, file) => keepUpload(act, query.fileName, file),
    present: ({ upload, type, bytes, fileName }) => ({ upload, type, bytes, fileName }),
    keepsSessions: true,
  })
  changeRoute(app, createDocument, {
    load: (act, { body: { trialId } }) => (trialId === null ? null : findHead(act, trialId)),
    may: bringDocument,
    run: (act, trial, { body: { trialId: _id, ...input } }) => addDocument(act, trial, input),
    present: presentStaffDocument,
  })
  changeRoute(app, editDocument, {
    load: (act, { body }) => lockDocument(act, body.id),
    may: mayChange,
    run: (act, document, { body: { id: _id, ...input } }) => changeDocument(act, document, input),
    present: presentStaffDocument,
  })
  changeRoute(app, replaceDocument, {
    load: (act, { body }) => lockDocument(act, body.id),
    may: mayChange,
    run: (act, document, { body }) => replaceFile(act, document, body),
    present: presentStaffDocument,
  })
  changeRoute(app, putBackVersion, {
    load: (act, { body }) => lockDocument(act, body.id),
    may: mayChange,
    run: (act, document, { body }) => putBack(act, document, body),
    present: presentStaffDocument,
  })
  changeRoute(app, removeCall, {
    load: (act, { body }) => lockDocument(act, body.id),
    may: mayChange,
    run: (act, document, { body }) => removeDocument(act, document, body.version),
    present: () => ({ status: 'done' as const }),
  })
  changeRoute(app, restoreCall, {
    load: (act, { body }) => lockDocument(act, body.id),
    may: mayChange,
    run: restoreDocument,
    present: presentStaffDocument,
  })
}
