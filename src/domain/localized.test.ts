import { expect, test } from 'vitest'
import { localizedIn } from './localized.ts'

test('gives words in a language, in Finnish where they are not translated', () => {
  const words = { fi: 'koira', sv: 'hund', en: '' }
  expect(localizedIn(words, 'fi')).toBe('koira')
  expect(localizedIn(words, 'sv')).toBe('hund')
  expect(localizedIn(words, 'en')).toBe('koira')
})
