import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import type { CurrentUser } from '#contract/accounts.ts'
import type { Permission } from '#domain/accounts/permissions.ts'
import { ApiError } from '../../client/ApiError.ts'
import { keepsSheets } from '../../client/kept.ts'
import { serviceQuery } from '../../client/service.ts'
import { homeAddress } from '../../home/addresses.ts'
import { loadPageTexts, loadStaffTexts } from '../../i18n/i18n.ts'
import { translate } from '../../i18n/useTranslate.ts'
import { offlineAddress } from '../../offline/addresses.ts'
import { showError } from '../../ui/toasts/toasts.ts'
import { profileAddress, signinAddress } from '../addresses.ts'
import { rememberPlace } from './places.ts'
import { lacksFactor, sessionStore } from './session.ts'

/** What a guard needs of a navigation: the user, once known, and whether it is a prefetch. */
interface Visit {
  readonly context: { readonly session: Promise<CurrentUser | null> }
  readonly location: { readonly href: string }
  readonly preload: boolean
}

/** A page of one's own: without a session the sign-in page, and from there back. */
export async function requireUser({ context, location, preload }: Visit) {
  if (await context.session) return
  if (!preload) rememberPlace(location.href)
  throw redirect(signinAddress())
}

/** A page for visitors: someone who is signed in already goes to the front page (docs/rules/screens.md#addresses). */
export async function requireVisitor({ context }: Visit) {
  if (await context.session) throw redirect(homeAddress())
}

/**
 * An address of the administration that has no page: without a session the front page all the same. Source:
 * docs/rules/accounts.md#menu-of-the-administration.
 */
export async function refuseUnknown({ context }: Visit) {
  if (await context.session) throw notFound()
  throw redirect(homeAddress())
}

/**
 * A page of the administration: without a session the front page, without network the sheets that the device keeps, without the permission a page that says who has it. Source:
 * docs/rules/accounts.md#menu-of-the-administration.
 */
export function requirePermission(permission: Permission) {
  return async ({ context, location, preload }: Visit) => {
    const user = await context.session
    if (user?.permissions.includes(permission)) return loadStaffTexts()
    if (user && lacksFactor(user)) throw await askForFactor(preload)
    if (!user) {
      if (!preload) rememberPlace(location.href)
      throw redirect(!navigator.onLine && keepsSheets() ? offlineAddress() : homeAddress())
    }
    await loadPageTexts()
    throw new ApiError(403, 'FORBIDDEN', {}, { details: { permission } })
  }
}

/** Who has to set up a second factor is led to where it is done. */
async function askForFactor(preload: boolean) {
  await loadPageTexts()
  if (!preload) showError(translate('errors.SECOND_FACTOR_REQUIRED'))
  return redirect(profileAddress())
}

interface ModuleVisit extends Visit {
  readonly context: Visit['context'] & { readonly queries: QueryClient }
}

/** Where the service does not answer, the page itself tells. */
async function hasTrials({ context }: ModuleVisit): Promise<boolean> {
  const service = await context.queries.ensureQueryData(serviceQuery).catch(() => undefined)
  return service?.modules.includes('kaer') ?? true
}

/** A page of trials: an unknown address where the club has none. Source: docs/rules/breeding-and-health.md#club-profiles. */
export async function requireTrials(visit: ModuleVisit) {
  if (!(await hasTrials(visit))) throw notFound()
}

/** A page of one's own about trials. */
export async function requireTrialUser(visit: ModuleVisit) {
  await requireTrials(visit)
  await requireUser(visit)
}

/** A page of trials in the administration; where the club has none, as every unknown address there. */
export function requireTrialPermission(permission: Permission) {
  const guard = requirePermission(permission)
  return async (visit: ModuleVisit) => ((await hasTrials(visit)) ? guard(visit) : refuseUnknown(visit))
}

/** The signed-in user as far as known, without a request. */
export const knownSession = (): Promise<CurrentUser | null> => Promise.resolve(sessionStore.get() ?? null)
