import { expect, test } from 'vitest'
import { passwordFaults } from './password.ts'

test.each([
  ['koira12!', []],
  ['pitkä lause 1', []],
  ['koira1!', ['PASSWORD_TOO_SHORT']],
  ['koirakanta!', ['PASSWORD_NEEDS_DIGIT']],
  ['koirakanta1', ['PASSWORD_NEEDS_SPECIAL']],
  ['ääkköset1', ['PASSWORD_NEEDS_SPECIAL']],
  ['', ['PASSWORD_TOO_SHORT', 'PASSWORD_NEEDS_DIGIT', 'PASSWORD_NEEDS_SPECIAL']],
  [`${'a'.repeat(199)}1!`, ['PASSWORD_TOO_LONG']],
])('finds the faults of %j', (password, faults) => {
  expect(passwordFaults(password)).toEqual(faults)
})
