import { expect, test } from 'vitest'
import { foldText, holdsText } from './foldedText.ts'

test.each([
  ['Hämeenlinna', 'hameenlinna'],
  ['  ÅKE Öhman ', 'ake ohman'],
  ['Bjørn Łukasz Æsop', 'bjorn lukasz aesop'],
  ['Groß Šárka Đorđe', 'gross sarka dorde'],
  ['100 %_\\', '100 %_\\'],
])('folds %j to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test('finds a part without regard to case and marks', () => {
  expect([holdsText('Häme', 'HAM'), holdsText('Hame', 'ÄM'), holdsText('Häme', 'hx')]).toEqual([
    true,
    true,
    false,
  ])
})
