import type { Policy } from '../platform/http/viewer.ts'

/** The list is public: every statement is read by it. */
export const readHealthCodeList: Policy<unknown> = () => true

/** Source: docs/rules/accounts.md#permissions. */
export const editHealthCodes: Policy<unknown> = (viewer) => viewer.permissions.has('health.decide')
