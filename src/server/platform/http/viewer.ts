import { type Permission, permissionsOf } from '#domain/accounts/permissions.ts'
import type { Role } from '#domain/accounts/roles.ts'

/** Who sends a request, as policies and presenters see it. */
export interface Viewer {
  /** undefined: has not signed in */
  readonly account: SignedIn | undefined
  /** the permissions of the account's roles */
  readonly permissions: ReadonlySet<Permission>
}

export interface SignedIn {
  readonly id: number
  readonly username: string
  /** the session of this request */
  readonly sessionId: string
  /** has to set up a second factor before anything else */
  readonly factorMissing: boolean
}

/** A visitor who has not signed in. */
export const ANONYMOUS: Viewer = { account: undefined, permissions: new Set() }

/** The signed-in account, with the permissions of its roles. */
export function viewerOf(account: SignedIn, roles: readonly Role[]): Viewer {
  return { account, permissions: new Set(permissionsOf(roles)) }
}

/** Whether a viewer may do something with a thing. */
export type Policy<Thing> = (viewer: Viewer, thing: Thing) => boolean

/** The signed-in viewer's account id; the call's access has made sure that there is one. */
export function accountIdOf(viewer: Viewer): number {
  if (!viewer.account) throw new Error('This call is open to visitors')
  return viewer.account.id
}
