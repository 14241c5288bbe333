/** Plain values of updates of the data from files, apart from their schemas. */

/** How an update of the data stands: docs/rules/imports.md#updates-in-the-browser. */
export const DATA_UPDATE_STATES = [
  'uploading',
  'comparing',
  'ready',
  'applying',
  'applied',
  'undoing',
  'undone',
  'cancelled',
  'failed',
  'interrupted',
] as const
/** What the rows of an update tell. */
export const DATA_ROW_KINDS = ['new', 'changed', 'refused', 'stayed'] as const
/** The mappings that ship with the program: files in src/server/imports/mappings. */
export const DATA_MAPPINGS = ['koirakanta', 'ofa'] as const
export const DATA_FILE_MAX_BYTES = 100 * 1024 * 1024
/** What a part of a file of data says it is. */
export const DATA_FILE_TYPE = 'application/octet-stream'
/** Columns of a sheet that people can give a meaning to, and sheets of a file. */
export const MOST_MAPPED_COLUMNS = 1000
export const MOST_MAPPED_SHEETS = 400
