import type { Policy } from '../platform/http/viewer.ts'

/** Each count is held to the permission of its area besides. */
export const readOwnTasks: Policy<unknown> = (viewer) => viewer.account !== undefined
