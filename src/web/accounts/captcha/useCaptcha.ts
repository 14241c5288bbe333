import { useEffect, useRef, useState } from 'react'
import { type Solution, solveCaptcha } from './captcha.ts'

export type CaptchaState = 'checking' | 'done' | 'failed'

/**
 * The robot check of a public form: solved while the form is being filled, and anew for every time it is sent, because a
 * solution works once. `take` waits for it.
 * @param isNeeded false: of a call that needs none of whoever is signed in; nothing is solved before it is taken
 */
export function useCaptcha(isNeeded = true) {
  const [state, setState] = useState<CaptchaState>('checking')
  const running = useRef<Promise<Solution>>(undefined)
  const start = useRef(() => {
    setState('checking')
    const solving = solveCaptcha()
    running.current = solving
    solving.then(
      () => running.current === solving && setState('done'),
      () => running.current === solving && setState('failed'),
    )
    return solving
  }).current
  useEffect(() => {
    if (isNeeded && !running.current) void start().catch(() => {})
  }, [isNeeded, start])
  /** @throws ApiError where it cannot be solved now */
  const take = async (): Promise<string> => {
    const solution = await (running.current ?? start()).catch(start)
    const fresh = solution.staleAt > Date.now() ? solution : await start()
    running.current = undefined
    return fresh.header
  }
  const renew = () => {
    if (isNeeded) void start().catch(() => {})
  }
  return { state, take, renew }
}
