/** Plain values of documents, apart from their schemas. */

export const DOCUMENT_READERS = ['everyone', 'staff'] as const
export const DOCUMENT_OWNERS = ['club', 'trial'] as const
export const DOCUMENT_SORTS = ['title', 'folder', 'changed', 'size'] as const
export const DOCUMENT_PAGE_SIZE = 25
export const DOCUMENT_FOLDERS_MAX = 50
/** Most documents of the club that are not removed, and of a trial; most versions of one. */
export const DOCUMENTS_MAX = 1000
export const TRIAL_DOCUMENTS_MAX = 50
export const DOCUMENT_VERSIONS_MAX = 100
/** Days for which a removed document can be put back (docs/rules/visibility.md#keeping-times). */
export const REMOVED_DOCUMENT_DAYS = 90
/** What a file that is brought says it is; what it is, its content says. */
export const DOCUMENT_FILE_TYPE = 'application/octet-stream'
