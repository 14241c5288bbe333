import type { CaptchaChallenge } from '#contract/accounts.ts'
import { captcha } from '#contract/endpoints/accounts.ts'
import { ApiError } from '../../client/ApiError.ts'
import { ask } from '../../client/calls.ts'

/** A solved challenge as the header `x-captcha` carries it, and the moment after which it is too old. */
export interface Solution {
  readonly header: string
  readonly staleAt: number
}

/** A challenge works for 20 minutes; a solution is not used in the last of them. */
const FRESH_MS = 19 * 60_000

/** Asks for a challenge and solves it in a worker. @throws ApiError, CAPTCHA_INVALID where it cannot be solved */
export async function solveCaptcha(): Promise<Solution> {
  const staleAt = Date.now() + FRESH_MS
  const task = await ask(captcha)
  const number = await findNumber(task).catch(() => {
    throw new ApiError(422, 'CAPTCHA_INVALID')
  })
  const { algorithm, challenge, salt, signature } = task
  return { header: btoa(JSON.stringify({ algorithm, challenge, number, salt, signature })), staleAt }
}

async function findNumber(task: CaptchaChallenge): Promise<number> {
  const worker = new Worker(new URL('./captcha.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<number>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<number | null>) =>
      data === null ? reject(new Error('The challenge has no solution')) : resolve(data)
    worker.onerror = () => reject(new Error('The challenge could not be solved'))
    worker.postMessage(task)
  }).finally(() => worker.terminate())
}
