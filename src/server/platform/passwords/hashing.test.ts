import { expect, test } from 'vitest'
import { PasswordHasher } from './hashing.ts'

const hasher = new PasswordHasher(4)

test('a password fits its own hash only, and no hash holds it or repeats', async () => {
  const hash = await hasher.hash('Äitee & koira 1')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(await hasher.verify(hash, 'Äitee & koira 1')).toBe(true)
  expect(await hasher.verify(hash, 'Äitee & koira 1'.normalize('NFD'))).toBe(true)
  expect(await hasher.verify(hash, 'äitee & koira 1')).toBe(false)
  expect(await hasher.hash('Äitee & koira 1')).not.toBe(hash)
})

test('a hash of another program is understood', async () => {
  // Test vector of the reference implementation: argon2id, t=2, m=65536, p=1, password "password", salt "somesalt".
  const known = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  expect(await hasher.verify(known, 'password')).toBe(true)
  expect(await hasher.verify(known, 'Password')).toBe(false)
})

test('without a hash nothing fits, after the same work', async () => {
  expect(await hasher.verify(null, '')).toBe(false)
  expect(await hasher.verify(undefined, 'koira12!')).toBe(false)
  const hash = await hasher.hash('koira12!')
  const quickest = async (known: string | null) => {
    const times: number[] = []
    for (let n = 0; n < 7; n++) {
      const started = performance.now()
      await hasher.verify(known, 'väärä-123')
      times.push(performance.now() - started)
    }
    return Math.min(...times)
  }
  expect((await quickest(null)) / (await quickest(hash))).toBeGreaterThan(0.5)
})

test('beyond its queue it is busy, and goes on afterwards', async () => {
  const small = new PasswordHasher(1)
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => small.hash('koira12!')))
  const refused = results.filter(({ status }) => status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length).toBeLessThan(8)
  for (const result of refused) expect(result).toMatchObject({ reason: { statusCode: 503, code: 'BUSY' } })
  expect(await small.hash('koira12!')).toMatch(/^\$argon2id/)
})
