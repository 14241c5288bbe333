import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { BodyOf } from '#contract/calls.ts'
import { ownSecurityEvents, signin } from '#contract/endpoints/accounts.ts'
import { ApiError } from '../../client/ApiError.ts'
import { ask } from '../../client/calls.ts'
import { useChosenChange } from '../../client/useChange.ts'
import { i18n } from '../../i18n/i18n.ts'
import { forgetDraft } from '../../ui/drafts/drafts.ts'
import { showNotice } from '../../ui/toasts/toasts.ts'
import { solveCaptcha } from '../captcha/captcha.ts'
import { takePlace } from '../session/places.ts'
import { setUser } from '../session/session.ts'

/** Signs in, where the service asks for it with a robot check, and returns to where the person was. */
export function useSignIn() {
  const router = useRouter()
  const [checking, setChecking] = useState(false)
  const proof = useRef<string>(undefined)
  /** A proof works once. */
  const takeProof = () => {
    const captcha = proof.current
    proof.current = undefined
    return captcha
  }
  const mutation = useChosenChange(
    (body: BodyOf<typeof signin>) => ({ call: signin, body, captcha: takeProof() }),
    {
      around: (send) =>
        send().catch(async (error: unknown) => {
          if (!(error instanceof ApiError) || error.code !== 'SIGNIN_NEEDS_PROOF') throw error
          setChecking(true)
          proof.current = (await solveCaptcha().finally(() => setChecking(false))).header
          return send()
        }),
      onSuccess: async (user) => {
        forgetDraft('signin')
        setUser(user)
        await router.navigate({ href: takePlace() ?? '/' })
        void tellFailures()
      },
    },
  )
  return { mutation, checking }
}

/** Tells of sign-ins that have failed since the visit before; the profile tells it as well. */
async function tellFailures(): Promise<void> {
  const told = await ask(ownSecurityEvents).catch(() => undefined)
  if (told && told.failedSignins > 0)
    showNotice(i18n.t('accounts.security.failed', { count: told.failedSignins }))
}
