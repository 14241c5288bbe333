import type { Policy } from '../platform/http/viewer.ts'
import { isAnyPart } from '../trials/parts.ts'
import { readAsStaff } from '../trials/trials.policy.ts'
import type { TrialHead } from '../trials/trials.types.ts'
import type { TrialDocument } from './documents.types.ts'

type Of = Pick<TrialDocument, 'accountId' | 'public' | 'removedAt' | 'trial'>

/** Documents for everyone; their queries leave out all others. */
export const readPublic: Policy<unknown> = () => true

/** The list of staff and its folders. Source: docs/rules/accounts.md#documents. */
export const readDocuments: Policy<unknown> = (viewer) => viewer.permissions.has('documents.upload')

const isOwn: Policy<Of> = ({ account }, { accountId }) => account !== undefined && accountId === account.id

/** Where a document may be brought: to the club, and to the trials that one runs or judges. */
export const bringDocument: Policy<TrialHead | null> = (viewer, trial) =>
  viewer.permissions.has('content.edit') ||
  (viewer.permissions.has('documents.upload') &&
    (trial === null || isAnyPart(viewer, trial, ['agent', 'judge', 'sysadmin'])))

/** What everyone reads on the pages of information is SYSADMIN's to decide, on the page of a trial its organiser's. */
export const publishDocument: Policy<TrialHead | null> = (viewer, trial) =>
  viewer.permissions.has('content.edit') ||
  (trial !== null && isAnyPart(viewer, trial, ['agent', 'sysadmin']))

/** One's own, and of those that everyone reads only what one may publish: its file is what everyone would read. */
export const changeDocument: Policy<Of> = (viewer, document) =>
  viewer.permissions.has('content.edit') ||
  (viewer.permissions.has('documents.upload') &&
    isOwn(viewer, document) &&
    (!document.public || publishDocument(viewer, document.trial)))

/** A document with its earlier versions, as staff read it; a removed one only by whoever may put it back. */
export const readDocument: Policy<Of> = (viewer, document) => {
  if (changeDocument(viewer, document)) return true
  if (document.removedAt !== null) return false
  if (document.trial) return isOwn(viewer, document) || readAsStaff(viewer, document.trial)
  return viewer.permissions.has('documents.upload')
}

/** Folders are a part of the pages of information. */
export const editFolders: Policy<unknown> = (viewer) => viewer.permissions.has('content.edit')
