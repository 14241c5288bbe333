import { createChallenge, verifySolution } from 'altcha-lib/v1'
import { expect, test } from 'vitest'
import { captchaNumber } from './captchaNumber.ts'

const makeTask = async (number: number) => {
  const { challenge, salt, signature } = await createChallenge({ hmacKey: 'k', maxNumber: 500, number })
  return { algorithm: 'SHA-256' as const, challenge, salt, signature, maxnumber: 500 }
}

test.each([0, 123, 500])('finds %i, which the library that made the challenge accepts', async (number) => {
  const task = await makeTask(number)
  expect(captchaNumber(task)).toBe(number)
  await expect(verifySolution({ ...task, number }, 'k')).resolves.toBe(true)
})

test('finds none where no number fits', async () => {
  expect(captchaNumber({ ...(await makeTask(3)), maxnumber: 2 })).toBeNull()
})
