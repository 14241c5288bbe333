import { expect, test } from 'vitest'
import { chanceTexts } from './chanceText.ts'

const spaced = (texts: string[]) => texts.map((text) => text.replaceAll('\u00a0', ' '))

test.each<[string, [number, number, number], [boolean, boolean, boolean], string[]]>([
  [
    'what tests leave open never shows as 0 or 100',
    [1, 0, 0],
    [true, true, true],
    ['> 99,9 %', '< 0,1 %', '< 0,1 %'],
  ],
  [
    'what they rule out is 0, and what alone is left 100',
    [0, 1, 0],
    [false, true, false],
    ['0 %', '100 %', '0 %'],
  ],
  ['the ends', [0.00099, 0.9985, 0.00051], [true, true, true], ['< 0,1 %', '99,9 %', '< 0,1 %']],
  ['one decimal between', [0.375, 0.5, 0.125], [true, true, true], ['37,5 %', '50,0 %', '12,5 %']],
])('%s', (_, chances, possible, told) => {
  expect(spaced(chanceTexts('fi', chances, possible))).toEqual(told)
})
