import type { Policy } from '../platform/http/viewer.ts'

/** Pedigrees are public, and the files tell nothing of people. Source: docs/rules/visibility.md. */
export const readPedigreeFile: Policy<unknown> = () => true

/** Everyone: it holds nothing that a page would not tell everyone. Source: docs/rules/exports.md#open-data. */
export const readOpenData: Policy<unknown> = () => true

/** The whole archive and the keys of partners are SYSADMIN's. Source: docs/rules/accounts.md#permissions. */
export const manageExports: Policy<unknown> = (viewer) => viewer.permissions.has('exports.manage')
