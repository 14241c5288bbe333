import { argon2 } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { PasswordHasher } from './hashing.ts'

// The real argon2, watched.
vi.mock('node:crypto', { spy: true })

const hasher = new PasswordHasher(4)

test('matches a password with its own hash only, and hashes it differently each time', async () => {
  const hash = await hasher.hash('Äitee & koira 1')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(await hasher.verify(hash, 'Äitee & koira 1')).toBe(true)
  expect(await hasher.verify(hash, 'Äitee & koira 1'.normalize('NFD'))).toBe(true)
  expect(await hasher.verify(hash, 'äitee & koira 1')).toBe(false)
  expect(await hasher.hash('Äitee & koira 1')).not.toBe(hash)
})

test('reads a hash of another program', async () => {
  // Test vector of the reference implementation: argon2id, t=2, m=65536, p=1, password "password", salt "somesalt".
  const known = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  expect(await hasher.verify(known, 'password')).toBe(true)
  expect(await hasher.verify(known, 'Password')).toBe(false)
})

/** What argon2 was asked to do since the last look, but for the bytes of salt and password. */
function workDone() {
  const calls = vi.mocked(argon2).mock.calls.map(([algorithm, { message, nonce, ...cost }]) => ({
    algorithm,
    passwordBytes: Buffer.byteLength(message as string),
    saltBytes: (nonce as Buffer).byteLength,
    ...cost,
  }))
  vi.mocked(argon2).mockClear()
  return calls
}

test('without a hash no password fits, after the same work as with one', async () => {
  const hash = await hasher.hash('koira12!')
  workDone()
  expect(await hasher.verify(hash, 'väärä-123')).toBe(false)
  const withHash = workDone()
  expect(withHash).toHaveLength(1)
  for (const none of [null, undefined]) {
    expect(await hasher.verify(none, 'väärä-123')).toBe(false)
    expect(workDone()).toEqual(withHash)
    expect(await hasher.verify(none, '')).toBe(false)
    expect(workDone()).toHaveLength(1)
  }
})

test('other work goes on while a password is hashed', async () => {
  const free = new Promise((resolve) => setImmediate(resolve, 'free'))
  expect(await Promise.race([hasher.hash('koira12!').then(() => 'hashed'), free])).toBe('free')
})

test('is busy beyond its queue, and goes on afterwards', async () => {
  const small = new PasswordHasher(1)
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => small.hash('koira12!')))
  const refused = results.filter(({ status }) => status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length).toBeLessThan(8)
  for (const result of refused) expect(result).toMatchObject({ reason: { statusCode: 503, code: 'BUSY' } })
  expect(await small.hash('koira12!')).toMatch(/^\$argon2id/)
})
