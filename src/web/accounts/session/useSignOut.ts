import { useNavigate, useRouter } from '@tanstack/react-router'
import { signout } from '#contract/endpoints/accounts.ts'
import { change } from '../../client/calls.ts'
import { demoMails } from '../../content/demoMails.ts'
import { homeAddress } from '../../home/addresses.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { forgetDrafts } from '../../ui/drafts/drafts.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { closeRightDrawer, setNavigation } from '../../ui/viewState.ts'
import { unsentQuestion } from '../questions.ts'
import { countUnsent, leaveDevice } from './device.ts'
import { clearUser, sessionStore } from './session.ts'

/**
 * Signs out: clears the user, says so and goes to the front page, or loads it anew. A failure is silent. Asks first where the device
 * holds results that are not sent. Source: docs/rules/accounts.md#signing-out.
 */
export function useSignOut() {
  const t = useTranslate()
  const navigate = useNavigate()
  const router = useRouter()
  return async () => {
    const owner = sessionStore.get()?.username ?? ''
    if ((await countUnsent(owner)) > 0 && !(await unsentQuestion.ask())) return
    await change(signout).catch(() => {})
    clearUser()
    forgetDrafts()
    demoMails.set(() => [])
    setNavigation(false)
    closeRightDrawer()
    showSuccess(t('accounts.signedOut'))
    if (router.state.location.pathname === homeAddress().to) await router.invalidate()
    else await navigate(homeAddress())
    await leaveDevice(owner)
  }
}
