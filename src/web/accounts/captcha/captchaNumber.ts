import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { CaptchaChallenge } from '#contract/accounts.ts'

/**
 * The number of an ALTCHA challenge: the one for which SHA-256(salt + number) is the challenge; null where there is none.
 * Not by the browser's own SHA-256, which is there under https only.
 */
export function captchaNumber({ challenge, salt, maxnumber }: CaptchaChallenge): number | null {
  for (let number = 0; number <= maxnumber; number++) {
    if (bytesToHex(sha256(utf8ToBytes(salt + number))) === challenge) return number
  }
  return null
}
