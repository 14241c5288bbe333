import type { Policy } from '../platform/http/viewer.ts'

/** Asking for a challenge, signing in and out, and whatever a token of a mail allows by itself. */
export const beAnyone: Policy<unknown> = () => true

/** Registering is for those who are not signed in. */
export const beVisitor: Policy<unknown> = (viewer) => viewer.account === undefined

/** An account is its owner's: profile, sessions, data, consents. */
export const ownAccount: Policy<{ readonly id: number }> = (viewer, account) =>
  viewer.account?.id === account.id

/** A consent is given by the person it is of. */
export const ownPerson: Policy<{ readonly owned: boolean }> = (_viewer, thing) => thing.owned
