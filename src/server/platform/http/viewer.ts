import { type Permission, permissionsOf } from '#domain/accounts/permissions.ts'
import type { Role } from '#domain/accounts/roles.ts'

/** Who asks: handed to every policy and presenter. */
export interface Viewer {
  /** undefined: has not signed in */
  readonly account: SignedIn | undefined
  /** what the account's roles carry at all */
  readonly permissions: ReadonlySet<Permission>
}

export interface SignedIn {
  readonly id: number
  readonly username: string
  /** the session of this request */
  readonly sessionId: string
}

/** A visitor who has not signed in. */
export const ANONYMOUS: Viewer = { account: undefined, permissions: new Set() }

/** Whoever is signed in, with what the roles carry. */
export function viewerOf(account: SignedIn, roles: readonly Role[]): Viewer {
  return { account, permissions: new Set(permissionsOf(roles)) }
}

/** A permission, asked by verb: may this viewer do it with this thing? */
export type Policy<Thing> = (viewer: Viewer, thing: Thing) => boolean

/** The signed-in viewer's account id; the call's access has made sure that there is one. */
export function accountIdOf(viewer: Viewer): number {
  if (!viewer.account) throw new Error('This call is open to visitors')
  return viewer.account.id
}
