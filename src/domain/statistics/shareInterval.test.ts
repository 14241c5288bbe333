import { expect, test } from 'vitest'
import { shareInterval } from './shareInterval.ts'

test('Newcombe 1998, Stat. Med. 17:857, table I: intervals of Wilson’s score', () => {
  const rounded = (count: number, of: number) => {
    const { low, high } = shareInterval(count, of)!
    return [low.toFixed(4), high.toFixed(4)]
  }
  expect(rounded(81, 263)).toEqual(['0.2553', '0.3662'])
  expect(rounded(15, 148)).toEqual(['0.0624', '0.1605'])
  expect(rounded(0, 20)).toEqual(['0.0000', '0.1611'])
  expect(rounded(1, 29)).toEqual(['0.0061', '0.1718'])
})

test('has an interval where all were counted, and none of nothing', () => {
  expect(shareInterval(20, 20)).toMatchObject({ share: 1, high: 1 })
  expect(shareInterval(0, 0)).toBeNull()
})
