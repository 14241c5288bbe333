import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { CurrentUser } from '#contract/accounts.ts'
import type { BodyOf } from '#contract/calls.ts'
import { ownSecurityEvents, signin, signinWithCode } from '#contract/endpoints/accounts.ts'
import type { Role } from '#domain/accounts/roles.ts'
import { ApiError } from '../../client/ApiError.ts'
import { ask } from '../../client/calls.ts'
import { type ChosenChange, useChosenChange } from '../../client/useChange.ts'
import { homeAddress } from '../../home/addresses.ts'
import { translate } from '../../i18n/useTranslate.ts'
import { staffTrialsAddress } from '../../organising/addresses.ts'
import { forgetDraft } from '../../ui/drafts/drafts.ts'
import { showNotice } from '../../ui/toasts/toasts.ts'
import { profileAddress } from '../addresses.ts'
import { solveCaptcha } from '../captcha/captcha.ts'
import { takePlace } from '../session/places.ts'
import { lacksFactor, setUser } from '../session/session.ts'

type SignIn = typeof signin | typeof signinWithCode

/** Signs in, where the service asks for it with a robot check, and returns to where the person was. */
export const useSignIn = () =>
  useProvenSignIn((body: BodyOf<typeof signin>, captcha) => ({ call: signin, body, captcha }))

/** The same by a code of the second factor, once `useSignIn` was refused with SECOND_FACTOR_NEEDED. */
export const useSignInWithCode = () =>
  useProvenSignIn((body: BodyOf<typeof signinWithCode>, captcha) => ({ call: signinWithCode, body, captcha }))

function useProvenSignIn<Given>(choose: (given: Given, captcha: string | undefined) => ChosenChange<SignIn>) {
  const router = useRouter()
  const [checking, setChecking] = useState(false)
  const proof = useRef<string>(undefined)
  /** A proof works once. */
  const takeProof = () => {
    const captcha = proof.current
    proof.current = undefined
    return captcha
  }
  const mutation = useChosenChange<SignIn, Given>((given) => choose(given, takeProof()), {
    around: (send) =>
      send().catch(async (error: unknown) => {
        if (!(error instanceof ApiError) || error.code !== 'SIGNIN_NEEDS_PROOF') throw error
        setChecking(true)
        proof.current = (await solveCaptcha().finally(() => setChecking(false))).header
        return send()
      }),
    onSuccess: async (user: CurrentUser) => {
      forgetDraft('signin')
      setUser(user)
      if (lacksFactor(user)) return router.navigate(profileAddress())
      const place = takePlace()
      await (place === undefined ? router.navigate(firstPageOf(user)) : router.navigate({ href: place }))
      void tellFailures()
    },
  })
  return { mutation, checking }
}

const TRIAL_STAFF: readonly Role[] = ['TRIALAGENT', 'JUDGE', 'KAER_SAVER', 'KAER_CHIEF']

/** Where who was on the way to no page begins: staff of trials at what waits for them, everybody else on the front page. */
const firstPageOf = ({ userRoles }: CurrentUser) =>
  userRoles.some(({ name }) => TRIAL_STAFF.includes(name)) ? staffTrialsAddress() : homeAddress()

/** Tells of sign-ins that have failed since the visit before; the profile tells it as well. */
async function tellFailures(): Promise<void> {
  const told = await ask(ownSecurityEvents).catch(() => undefined)
  if (told && told.failedSignins > 0)
    showNotice(translate('accounts.security.failed', { count: told.failedSignins }))
}
