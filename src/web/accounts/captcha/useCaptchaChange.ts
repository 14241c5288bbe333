import type { Change } from '#contract/calls.ts'
import { ApiError } from '../../client/ApiError.ts'
import { type ChosenChange, useChosenChange } from '../../client/useChange.ts'
import { useCaptcha } from './useCaptcha.ts'

/** A change behind the robot check. Where the check itself was refused, it is made anew and the change sent once more. */
export function useCaptchaChange<E extends Change, Given>(
  choose: (given: Given, captcha: string) => ChosenChange<E>,
) {
  const captcha = useCaptcha()
  return useSolvedChange(captcha, async (given: Given) => choose(given, await captcha.take()))
}

/** The same of a change that only visitors solve the check for; `state` undefined: whoever asks need not. */
export function useVisitorCaptchaChange<E extends Change, Given>(
  isVisitor: boolean,
  choose: (given: Given, captcha: string | undefined) => ChosenChange<E>,
) {
  const captcha = useCaptcha(isVisitor)
  const { state, ...change } = useSolvedChange(captcha, async (given: Given) =>
    choose(given, isVisitor ? await captcha.take() : undefined),
  )
  return { ...change, state: isVisitor ? state : undefined }
}

function useSolvedChange<E extends Change, Given>(
  captcha: ReturnType<typeof useCaptcha>,
  choose: (given: Given) => Promise<ChosenChange<E>>,
) {
  const mutation = useChosenChange(choose, {
    around: (send) =>
      send().catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.code !== 'CAPTCHA_INVALID') throw error
        return send()
      }),
    onError: captcha.renew,
  })
  return { mutation, state: captcha.state, renew: captcha.renew }
}
