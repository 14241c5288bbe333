import { expect, test } from 'vitest'
import { isLeaked } from './leakedPasswords.ts'

test.each([
  'password1',
  'P@ssw0rd',
  'Password1!',
  'salasana-1',
  'Salasana2024!',
  '!!qwerty123',
  '123456789.',
  'ｐａｓｓｗｏｒｄ１！',
])('finds %s leaked, whatever its case and the digits and signs around it', (password) => {
  expect(isLeaked(password)).toBe(true)
})

test.each([
  'koira-123',
  'uusi-salasana1',
  'sunshine-8472913!',
  '83-a9!7#2',
  '!!!-!!1!',
  'salasana näin 12 pitkä',
])('finds %s not leaked: a known word is less than half of it, or none of it', (password) => {
  expect(isLeaked(password)).toBe(false)
})
