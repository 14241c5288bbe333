import type { CaptchaChallenge } from '#contract/accounts.ts'
import { captchaNumber } from './captchaNumber.ts'

// Off the page's thread, so that typing goes on meanwhile.
self.onmessage = ({ data }: MessageEvent<CaptchaChallenge>) => self.postMessage(captchaNumber(data))
