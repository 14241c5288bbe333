import type { Policy } from '../platform/http/viewer.ts'

/** The outbox is SYSADMIN's. Source: docs/rules/accounts.md#permissions. */
export const manageMails: Policy<unknown> = (viewer) => viewer.permissions.has('mail.manage')

/** Everybody chooses for the own address. */
export const chooseOwn: Policy<{ readonly id: number }> = (viewer, account) =>
  viewer.account?.id === account.id

/** Whoever has the link of a mail chooses what its address gets. */
export const chooseByLink: Policy<unknown> = () => true

/** What the demo shows was looked for in the demo alone. */
export const readDemo: Policy<unknown> = () => true
