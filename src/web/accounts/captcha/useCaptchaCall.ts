import { useMutation } from '@tanstack/react-query'
import { ApiError } from '../../client/ApiError.ts'
import { useCaptcha } from './useCaptcha.ts'

/** A call behind the robot check. Where the check itself was refused, it is made anew and the call sent once more. */
export function useCaptchaCall<Values, Answer>(call: (values: Values, captcha: string) => Promise<Answer>) {
  const captcha = useCaptcha()
  const send = async (values: Values) => call(values, await solved())
  const solved = () =>
    captcha.take().catch((error: unknown) => {
      throw error instanceof ApiError ? error : new ApiError(422, 'CAPTCHA_INVALID')
    })
  const mutation = useMutation({
    mutationFn: async (values: Values) => {
      try {
        return await send(values)
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'CAPTCHA_INVALID') throw error
        return send(values)
      }
    },
    onError: captcha.renew,
  })
  return { mutation, state: captcha.state, renew: captcha.renew }
}
