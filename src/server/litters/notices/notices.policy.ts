import type { Policy, Viewer } from '../../platform/http/viewer.ts'
import type { Notice } from './notices.types.ts'

/** What is approved and not expired is public. Source: docs/rules/breeding-and-health.md#litter-notices. */
export const readNotices: Policy<unknown> = () => true

/** Everyone keeps their own. */
export const keepOwnNotices: Policy<unknown> = (viewer) => viewer.account !== undefined

/** A notice that is there is changed by who keeps it; others do not get to know of it. */
export const isKeeper = (viewer: Viewer, notice: Pick<Notice, 'ownerId'>): boolean =>
  viewer.account !== undefined && notice.ownerId === viewer.account.id

/** Its staff: who writes notices, and who decides of them. Source: docs/rules/accounts.md#permissions. */
export const readNoticesAsStaff: Policy<unknown> = (viewer) => viewer.permissions.has('litters.read')

export const editNotices: Policy<unknown> = (viewer) => viewer.permissions.has('litters.edit')

export const decideOnNotices: Policy<unknown> = (viewer) => viewer.permissions.has('litters.decide')
