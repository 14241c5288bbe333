import { expect, test } from 'vitest'
import { codeIn, meaningOf, plainWords, weightOf } from './undelivered.ts'

test.each([
  ['5.1.1', 'gone', 'gone'],
  ['5.1.2', 'gone', 'gone'],
  ['5.1.10', 'gone', 'gone'],
  ['5.2.1', 'gone', 'gone'],
  ['5.2.2', 'counts', 'full'],
  ['4.2.2', 'counts', 'full'],
  ['4.4.1', 'counts', 'later'],
  ['5.0.0', 'counts', 'other'],
  ['5.1.8', 'mail', 'other'],
  ['5.7.1', 'mail', 'policy'],
  ['5.7.26', 'mail', 'policy'],
  ['5.6.0', 'mail', 'other'],
  ['550', 'counts', 'other'],
  ['554', 'mail', 'other'],
])('%s, said of the receiver, weighs %s and means %s', (code, weight, meaning) => {
  expect([weightOf(code, true), meaningOf(code)]).toEqual([weight, meaning])
})

test('a code that is of no receiver does not count for the address, unless it is an enhanced one', () => {
  expect(weightOf('550', false)).toBe('mail')
  expect(weightOf('5.1.1', false)).toBe('gone')
})

test('finds the enhanced code before the reply code, and takes no address of a machine for one', () => {
  expect(codeIn('550-5.1.1 The account does not exist')).toBe('5.1.1')
  expect(codeIn('550 blocked, see 5.61.12.9')).toBe('550')
  expect(codeIn('no')).toBeUndefined()
})

test('keeps a server’s words in one line, bounded, and without addresses and secrets', () => {
  expect(plainWords('550 5.1.1 <aino@example.fi>:\r\n User\tunknown')).toBe('550 5.1.1 <…>: User unknown')
  expect(plainWords(`see https://a.example/#token=${'T'.repeat(43)}`)).toBe('see https://a.example/#token=…')
  expect(plainWords(`x${'y'.repeat(5000)}`)).toHaveLength(300)
  expect(plainWords('\u001b[31mred\u0000')).not.toMatch(/\p{C}/u)
})
