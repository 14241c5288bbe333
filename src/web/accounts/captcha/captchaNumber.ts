import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { CaptchaChallenge } from '#contract/accounts.ts'

/**
 * The number of an ALTCHA challenge: the one for which SHA-256(salt + number) is the challenge; null where there is none.
 * Not by the browser's own SHA-256, which is there under https only. What a person waits for is worth as much as a robot can do no
 * faster, so nothing is made twice: the salt is read once, and hashes are compared as bytes.
 */
export function captchaNumber({ challenge, salt, maxnumber }: CaptchaChallenge): number | null {
  const wanted = hexToBytes(challenge)
  const salted = sha256.create().update(utf8ToBytes(salt))
  const hasher = salted.clone()
  const hash = new Uint8Array(hasher.outputLen)
  for (let number = 0; number <= maxnumber; number++) {
    salted
      ._cloneInto(hasher)
      .update(utf8ToBytes(String(number)))
      .digestInto(hash)
    if (hash[0] === wanted[0] && hash.every((byte, place) => byte === wanted[place])) return number
  }
  return null
}
