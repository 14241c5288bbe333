import { expect, test } from 'vitest'
import { localTextIn } from './localText.ts'

test('gives words in a language, in Finnish where they are not translated', () => {
  const words = { fi: 'koira', sv: 'hund', en: '' }
  expect(localTextIn(words, 'fi')).toBe('koira')
  expect(localTextIn(words, 'sv')).toBe('hund')
  expect(localTextIn(words, 'en')).toBe('koira')
})
