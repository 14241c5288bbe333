import type { QueryClient } from '@tanstack/react-query'
import type { CurrentUser } from '#contract/accounts.ts'
import { checkConfirmation, checkToken } from '#contract/endpoints/accounts.ts'
import { advertisements } from '#contract/endpoints/advertisements.ts'
import { service } from '#contract/endpoints/content.ts'
import { demoAccounts, demoMail } from '#contract/endpoints/mails.ts'
import { latestUpdate } from '#contract/endpoints/systemUpdates.ts'
import { keepsSheets } from '../../client/kept.ts'
import { asksOneOf, isPrivate } from '../../client/queries.ts'
import { onPasswordNeeded, onSessionLost } from '../../client/send.ts'
import { homeAddress } from '../../home/addresses.ts'
import { translate } from '../../i18n/useTranslate.ts'
import type { AppRouter } from '../../routes.ts'
import { showError } from '../../ui/toasts/toasts.ts'
import { signinAddress } from '../addresses.ts'
import { passwordQuestion } from '../questions.ts'
import { rememberPlace } from './places.ts'
import { clearUser, ownerState, sessionStore, wasSignedIn } from './session.ts'

/** Says, once and only to someone who was signed in, that the session has expired; the user is cleared. */
export function expireSession() {
  if (!wasSignedIn()) return clearUser()
  clearUser()
  showError(translate('errors.SESSION_EXPIRED'))
}

/**
 * Answers to a session that a call found gone (docs/rules/accounts.md#an-expired-session): the message, the front page, and the way back after signing in.
 * A call that needs the password again asks for it. What was read as one person is forgotten when another, or nobody, is signed in.
 */
export function followSession(router: AppRouter, queries: QueryClient) {
  onSessionLost(() => {
    const { href, pathname } = router.state.location
    // What stands on the device is written on without a session, too; signing in is asked for where it is to be sent.
    const onDevice = keepsSheets() && router.state.matches.at(-1)?.staticData.offline
    if (onDevice || ownerState.get() !== 'alive') return ownerState.set(() => 'expired')
    if (sessionStore.get() === null && !wasSignedIn()) return
    expireSession()
    if (pathname === signinAddress().to) return
    rememberPlace(href)
    void router.navigate(homeAddress())
  })
  onPasswordNeeded(passwordQuestion.ask)
  let known = identityOf(sessionStore.get())
  sessionStore.subscribe(() => {
    const now = identityOf(sessionStore.get())
    // The first answer tells who it has been all along.
    if (known !== undefined && now !== known) forgetAnswers(queries)
    known = now
  })
}

/** User and permissions that cached answers belong to, as text; undefined while not known. */
function identityOf(user: CurrentUser | null | undefined): string | undefined {
  return user ? [user.username, ...user.permissions].join(' ') : user === null ? '' : undefined
}

/** Answers that are the same for everyone and are asked once. */
const isForEveryone = asksOneOf([service, advertisements, latestUpdate, demoAccounts])
/** Answers to a secret of a mail: asked again, it may be used already. */
const isToSecret = asksOneOf([checkConfirmation, checkToken, demoMail])

function forgetAnswers(queries: QueryClient) {
  queries.removeQueries({ type: 'inactive', predicate: (query) => !isForEveryone(query) })
  void queries.invalidateQueries({
    type: 'active',
    predicate: (query) => !isForEveryone(query) && !isPrivate(query) && !isToSecret(query),
  })
}
