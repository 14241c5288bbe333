import type { Policy } from '../../platform/http/viewer.ts'
import type { ContestedEntry } from './contests.service.ts'

/** An entry is contested by the owners of its dog. */
export const contestAsOwner: Policy<ContestedEntry> = (viewer, { owners }) =>
  owners.some(({ id }) => id === viewer.account?.id)
