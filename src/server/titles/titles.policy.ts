import type { Policy } from '../platform/http/viewer.ts'

/** The list is public: the page of a dog tells what its titles mean. */
export const readTitles: Policy<unknown> = () => true

/** Titles are kept by those who keep show results. Source: docs/rules/accounts.md#permissions. */
export const editTitles: Policy<unknown> = (viewer) => viewer.permissions.has('shows.edit')
