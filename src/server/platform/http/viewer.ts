/** Staff roles that see persons of the register. Source: spec decisions 8. */
export type Role = 'DOG' | 'BREEDADVISOR' | 'SYSADMIN'

/** Who asks: handed to every policy and presenter. */
export interface Viewer {
  readonly roles: ReadonlySet<Role>
}

/** A visitor who has not signed in. */
export const ANONYMOUS: Viewer = { roles: new Set() }

/** A permission, asked by verb: may this viewer do it with this thing? */
export type Policy<Thing> = (viewer: Viewer, thing: Thing) => boolean
