import type { Policy } from '../platform/http/viewer.ts'

/** Names of breeds are nobody's secret. */
export const readBreeds: Policy<unknown> = () => true

/** Source: docs/rules/accounts.md#permissions. */
export const editBreeds: Policy<unknown> = (viewer) => viewer.permissions.has('breeds.edit')
