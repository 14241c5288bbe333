import { expect, test } from 'vitest'
import { modulesOf } from './barcodeSymbol.ts'

/** Modules of one symbol, and of the stop symbol with its last bar. */
const [SYMBOL, STOP] = [11, 13]
const symbolsOf = (digits: string) => modulesOf(digits).match(/.{11}/g)!
/** What a pair of digits looks like in set C. */
const pairOf = (pair: string) => symbolsOf(pair)[1]

// The check symbols that the Bank Bar Code Guide of Finance Finland, version 5.3, gives for its examples.
test.each([
  ['479440520200360820048831500000000868516259619897100612', '40'],
  ['458101710000001220004829900000000559582243294671120131', '55'],
  ['402500046400013020006938000000069875672083435364110724', '14'],
])('%s: start, 27 pairs, check symbol %s and stop', (digits, check) => {
  expect(modulesOf(digits)).toHaveLength(SYMBOL * 29 + STOP)
  const [start, ...symbols] = symbolsOf(digits)
  expect(start).toBe('11010011100')
  expect(symbols.slice(0, 27)).toEqual(digits.match(/../g)!.map(pairOf))
  expect(symbols[27]).toBe(pairOf(check))
  expect(modulesOf(digits).endsWith('1100011101011')).toBe(true)
})
