import { useEffect, useRef, useState } from 'react'
import { type Solution, solveCaptcha } from './captcha.ts'

export type CaptchaState = 'checking' | 'done' | 'failed'

/**
 * The robot check of a public form: solved while the form is being filled, and anew for every time it is sent, because a
 * solution works once. `take` waits for it.
 */
export function useCaptcha() {
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
    if (!running.current) void start().catch(() => {})
  }, [start])
  /** @throws ApiError where it cannot be solved now */
  const take = async (): Promise<string> => {
    const solution = await (running.current ?? start()).catch(start)
    const fresh = solution.staleAt > Date.now() ? solution : await start()
    running.current = undefined
    return fresh.header
  }
  const renew = () => void start().catch(() => {})
  return { state, take, renew }
}
