import type { CurrentUser } from '#contract/accounts.ts'
import {
  NAVIGATION,
  NAVIGATION_ADMINISTRATION,
  NAVIGATION_SIGNED_IN,
  NAVIGATION_SIGNED_OUT,
  type NavigationEntry,
  type NavigationGroup,
  type StaffEntry,
} from './navigationEntries.ts'

interface Menu {
  readonly pages: readonly NavigationEntry[]
  /** of who is or is not signed in; empty as long as that is not known */
  readonly own: readonly NavigationEntry[]
  /** without groups of which nothing is for the reader */
  readonly administration: readonly NavigationGroup[]
}

/** The entries that somebody sees; `user`: null is signed out, undefined not known yet. */
export function menuOf(user: Pick<CurrentUser, 'permissions'> | null | undefined, hasTrials: boolean): Menu {
  const isOfClub = ({ module }: NavigationEntry) => module === undefined || hasTrials
  const isFor = ({ permission }: StaffEntry) =>
    [permission].flat().some((one) => user?.permissions.includes(one))
  const own = user ? NAVIGATION_SIGNED_IN : NAVIGATION_SIGNED_OUT
  return {
    pages: NAVIGATION.filter(isOfClub),
    own: user === undefined ? [] : own,
    administration: NAVIGATION_ADMINISTRATION.map(({ title, entries }) => ({
      title,
      entries: entries.filter((entry) => isOfClub(entry) && isFor(entry)),
    })).filter(({ entries }) => entries.length > 0),
  }
}
