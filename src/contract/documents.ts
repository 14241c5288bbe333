import * as z from 'zod'
import { DOCUMENT_TYPE_NAMES } from '#domain/documents.ts'
import { auditPage, auditPaging, namedAccount } from './audit.ts'
import { trialParams } from './calendar.ts'
import { call, fileContent } from './call.ts'
import {
  DOCUMENT_FILE_TYPE,
  DOCUMENT_FOLDERS_MAX,
  DOCUMENT_OWNERS,
  DOCUMENT_READERS,
  DOCUMENT_SORTS,
} from './documentConstants.ts'
import * as at from './endpoints/documents.ts'
import { addressId, addressNumber, filterText, id, idParams, lineInput, neededLine, page } from './inputs.ts'
import { localText } from './localText.ts'
import { allOf, OF_A_TRIAL, type Refusals } from './refusals.ts'

const count = z.number().int()
const version = z.number().int()
const moment = z.iso.datetime()
const type = z.enum(DOCUMENT_TYPE_NAMES)
const done = z.strictObject({ status: z.literal('done') })

/** As everyone reads it: what is not translated stands in Finnish. */
const publicDocument = z.strictObject({ id, title: localText, type, bytes: count, changedAt: moment })
export type PublicDocument = z.infer<typeof publicDocument>
const publicFolder = z.strictObject({ id, name: localText, documents: z.array(publicDocument) })
export type PublicFolder = z.infer<typeof publicFolder>

/** In a list of staff. */
const documentRow = z.strictObject({
  id,
  title: z.string(),
  /** null: it stands in none */
  folder: z.strictObject({ id, name: z.string() }).nullable(),
  /** null: it is the club's */
  trial: z.strictObject({ id, place: z.string().nullable(), date: z.iso.date().nullable() }).nullable(),
  public: z.boolean(),
  type,
  bytes: count,
  /** number of the version that is given out */
  number: count,
  changedAt: moment,
  /** null: has been erased */
  changedBy: namedAccount.nullable(),
  removedAt: moment.nullable(),
  own: z.boolean(),
})
export type DocumentRow = z.infer<typeof documentRow>

const documentVersion = z.strictObject({
  number: count,
  fileName: z.string(),
  type,
  bytes: count,
  madeAt: moment,
  by: namedAccount.nullable(),
  /** the earlier version that was put back by this */
  restoredFrom: count.nullable(),
})
export type DocumentVersion = z.infer<typeof documentVersion>

/** As it was written: empty where it is not translated. */
const staffDocumentAnswer = documentRow.omit({ title: true }).extend({
  title: localText,
  version,
  madeAt: moment,
  /** who brought it; null: has been erased */
  by: namedAccount.nullable(),
  /** newest first */
  versions: z.array(documentVersion),
  /** whether the reader may change it, and show it to everyone */
  mayChange: z.boolean(),
  mayPublish: z.boolean(),
})
export type StaffDocument = z.infer<typeof staffDocumentAnswer>

const folderRow = z.strictObject({ id, version, name: localText, documents: count })
export type DocumentFolder = z.infer<typeof folderRow>

const NOT_FOUND: Refusals = { 404: ['DOCUMENT_NOT_FOUND'] }
const OF_ITS_FILE: Refusals = { 422: ['DOCUMENT_FILE_GONE'] }
const OF_ITS_PLACE: Refusals = {
  409: ['DOCUMENT_TITLE_TAKEN'],
  422: ['DOCUMENT_FOLDER_GONE', 'DOCUMENTS_TOO_MANY', 'DOCUMENT_NOT_TO_PUBLISH'],
}
const OF_A_FOLDER: Refusals = { 404: ['DOCUMENT_FOLDER_NOT_FOUND'] }
const NAME_TAKEN: Refusals = { 409: ['DOCUMENT_FOLDER_TAKEN'] }

export const documents = call(at.documents, {
  summary: 'Documents of the club that everyone may read, by folder; those in none are in `others`',
  answer: z.strictObject({ folders: z.array(publicFolder), others: z.array(publicDocument) }),
})
export const trialDocuments = call(at.trialDocuments, {
  summary: 'Documents of a trial that everyone may read',
  params: trialParams,
  refusals: OF_A_TRIAL,
  answer: z.array(publicDocument),
})
/** The newest version of it, under its title; a browser asks whether there is a newer one each time. */
export const documentFile = call(at.documentFile, {
  summary: 'A document that everyone may read, as a file at an address that stays',
  params: idParams,
  refusals: NOT_FOUND,
  answer: fileContent,
  produces: 'application/octet-stream',
})

export const staffDocuments = call(at.staffDocuments, {
  summary: 'Documents of the club, and of the trials that the reader runs or judges',
  access: 'documents.upload',
  query: z.object({
    /** in the title, the name of the file or the place of the trial */
    q: filterText,
    folder: z.union([z.literal('none'), addressId]).optional(),
    readers: z.enum(DOCUMENT_READERS).optional(),
    of: z.enum(DOCUMENT_OWNERS).optional(),
    /** only those that the reader brought */
    own: z.literal('1').optional(),
    /** those that were removed, as far as the reader may put them back */
    removed: z.literal('1').optional(),
    page,
    sort: z.enum(DOCUMENT_SORTS).default('changed'),
    direction: z.enum(['asc', 'desc']).default('desc'),
  }),
  answer: z.strictObject({ documents: z.array(documentRow), total: count, page: count, pageSize: count }),
})
export const staffTrialDocuments = call(at.staffTrialDocuments, {
  summary: 'Documents of a trial, those for staff too',
  access: 'trials.read',
  params: idParams,
  refusals: OF_A_TRIAL,
  answer: z.strictObject({ documents: z.array(documentRow), mayBring: z.boolean(), mayPublish: z.boolean() }),
})
export const staffDocument = call(at.staffDocument, {
  summary: 'A document with its versions, a removed one too for whoever may put it back',
  access: 'signedIn',
  params: idParams,
  refusals: NOT_FOUND,
  answer: staffDocumentAnswer,
})
export const documentVersionFile = call(at.documentVersionFile, {
  summary: 'A version of a document as a file',
  access: 'signedIn',
  params: idParams.extend({ number: addressNumber.min(1).max(2_147_483_647) }),
  refusals: NOT_FOUND,
  answer: fileContent,
  produces: 'application/octet-stream',
})
export const documentChanges = call(at.documentChanges, {
  summary: 'Who has changed what of a document, and when',
  access: 'documents.upload',
  params: idParams,
  query: auditPaging,
  refusals: NOT_FOUND,
  answer: auditPage,
})
/**
 * What it is, its content says; a name that says otherwise is refused. It waits for a day, for `createDocument` or `replaceDocument` of
 * whoever brought it. A picture is drawn anew as JPEG, a text becomes UTF-8.
 */
export const uploadDocument = call(at.uploadDocument, {
  summary: 'Bring the file of a document',
  access: 'documents.upload',
  query: z.object({ fileName: neededLine(200) }),
  file: {
    mediaTypes: [DOCUMENT_FILE_TYPE],
    limit: 'attachment',
    tooLarge: 'FILE_TOO_LARGE',
    wrongType: 'DOCUMENT_TYPE_UNKNOWN',
  },
  cost: 3,
  refusals: { 400: ['FILE_EMPTY', 'DOCUMENT_TYPE_FALSE', 'DOCUMENT_HAS_MACROS'] },
  answer: z.strictObject({ upload: id, type, bytes: count, fileName: z.string() }),
})

const versionNumber = count.min(1).max(2_147_483_647)
/** number of the version that was given out when the caller looked: of two that replace it at once the second is told */
const seen = versionNumber

const written = {
  title: z.object({ fi: neededLine(120), sv: lineInput(120), en: lineInput(120) }),
  folderId: id.nullable(),
  public: z.boolean(),
}
export const createDocument = call(at.createDocument, {
  summary: 'Make a document of a file that was brought',
  access: 'documents.upload',
  body: z.object({
    upload: id,
    /** null: it is the club's; a document of a trial stands in no folder */
    trialId: id.nullable(),
    ...written,
  }),
  refusals: allOf(OF_A_TRIAL, OF_ITS_FILE, OF_ITS_PLACE),
  answer: staffDocumentAnswer,
})
export const editDocument = call(at.editDocument, {
  summary: 'Change the title of a document, its folder and who may read it',
  access: 'documents.upload',
  body: z.object({ id, version, ...written }),
  refusals: allOf(NOT_FOUND, OF_ITS_PLACE),
  answer: staffDocumentAnswer,
})
export const replaceDocument = call(at.replaceDocument, {
  summary: 'Put a file that was brought in the place of the one before, which is kept',
  access: 'documents.upload',
  body: z.object({ id, seen, upload: id }),
  refusals: allOf(NOT_FOUND, OF_ITS_FILE, { 422: ['DOCUMENT_VERSIONS_TOO_MANY'] }),
  answer: staffDocumentAnswer,
})
export const putBackVersion = call(at.putBackVersion, {
  summary: 'Put back an earlier version of a document, as its newest',
  access: 'documents.upload',
  body: z.object({ id, seen, number: versionNumber }),
  refusals: allOf(NOT_FOUND, { 422: ['DOCUMENT_VERSIONS_TOO_MANY'] }),
  answer: staffDocumentAnswer,
})
export const removeDocument = call(at.removeDocument, {
  summary: 'Remove a document, which can be put back for 90 days',
  access: 'documents.upload',
  body: z.object({ id, version }),
  refusals: NOT_FOUND,
  answer: done,
})
export const restoreDocument = call(at.restoreDocument, {
  summary: 'Put back a removed document, if it is not there',
  access: 'documents.upload',
  body: z.object({ id }),
  refusals: allOf(NOT_FOUND, { 409: ['DOCUMENT_TITLE_TAKEN'], 422: ['DOCUMENTS_TOO_MANY'] }),
  answer: staffDocumentAnswer,
})

export const documentFolders = call(at.documentFolders, {
  summary: 'Folders of documents in their order',
  access: 'documents.upload',
  answer: z.strictObject({ folders: z.array(folderRow) }),
})
const name = z.object({ fi: neededLine(80), sv: lineInput(80), en: lineInput(80) })
export const createFolder = call(at.createFolder, {
  summary: 'Add a folder behind the others',
  access: 'content.edit',
  body: z.object({ name }),
  refusals: allOf(NAME_TAKEN, { 422: ['DOCUMENT_FOLDERS_TOO_MANY'] }),
  answer: folderRow,
})
export const editFolder = call(at.editFolder, {
  summary: 'Change the name of a folder',
  access: 'content.edit',
  body: z.object({ id, version, name }),
  refusals: allOf(OF_A_FOLDER, NAME_TAKEN),
  answer: folderRow,
})
export const orderFolders = call(at.orderFolders, {
  summary: 'Put all folders in an order',
  access: 'content.edit',
  body: z.object({ ids: z.array(id).max(DOCUMENT_FOLDERS_MAX, 'VALUE_INVALID') }),
  answer: done,
})
export const removeFolder = call(at.removeFolder, {
  summary: 'Remove a folder that holds no document',
  access: 'content.edit',
  body: z.object({ id, version }),
  refusals: allOf(OF_A_FOLDER, { 422: ['DOCUMENT_FOLDER_FULL'] }),
  answer: done,
})
