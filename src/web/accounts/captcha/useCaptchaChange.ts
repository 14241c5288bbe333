import type { Change } from '#contract/calls.ts'
import { ApiError } from '../../client/ApiError.ts'
import { type ChosenChange, useChosenChange } from '../../client/useChange.ts'
import { useCaptcha } from './useCaptcha.ts'

/** A change behind the robot check. Where the check itself was refused, it is made anew and the change sent once more. */
export function useCaptchaChange<E extends Change, Given>(
  choose: (given: Given, captcha: string) => ChosenChange<E>,
) {
  const captcha = useCaptcha()
  const mutation = useChosenChange(async (given: Given) => choose(given, await captcha.take()), {
    around: (send) =>
      send().catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.code !== 'CAPTCHA_INVALID') throw error
        return send()
      }),
    onError: captcha.renew,
  })
  return { mutation, state: captcha.state, renew: captcha.renew }
}
