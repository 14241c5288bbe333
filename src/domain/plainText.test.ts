import { expect, test } from 'vitest'
import { isOneLine, isReadable } from './plainText.ts'

test.each([
  ['Äänekosken Seisojakerho ry – Å–Ø 3 €', true, true],
  ['', true, true],
  ['kaksi\nriviä', false, true],
  ['kaksi\r\nriviä', false, true],
  ['sarkain\there', false, true],
  ['rivi\u2028vaihtuu', false, true],
  ['näky\u200bmätön', false, true],
  ['kääntää\u202e', false, true],
  ['nolla\0', false, false],
  ['pysty\vsarkain', false, false],
  ['sivun\fvaihto', false, false],
  ['poisto\u007f', false, false],
  ['toinen\u0085ohjaus', false, false],
])('%j: one line %s, readable %s', (text, oneLine, readable) => {
  expect([isOneLine(text), isReadable(text)]).toEqual([oneLine, readable])
})
