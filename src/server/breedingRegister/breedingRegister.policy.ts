import type { Policy } from '../platform/http/viewer.ts'

/** What the club has accepted is public; applications and reasons are not. Source: docs/rules/breeding-and-health.md#breeding-register. */
export const readRegister: Policy<unknown> = () => true

/** Its staff: those who keep it, and those who decide. Source: docs/rules/accounts.md#permissions. */
export const readRegisterAsStaff: Policy<unknown> = (viewer) => viewer.permissions.has('register.read')

export const editRegister: Policy<unknown> = (viewer) => viewer.permissions.has('register.edit')

export const decideOnRegister: Policy<unknown> = (viewer) => viewer.permissions.has('register.decide')
