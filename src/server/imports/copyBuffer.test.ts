import { expect, test } from 'vitest'
import { mulberry32 } from '#tools/bench/genetics-population.ts'
import { copyLine } from '../platform/copyText.ts'
import { CopyBuffer } from './copyBuffer.ts'
import type { CellValue } from './valueReader.ts'

const PIECES = ['a', 'Z', '0', ' ', 'ä', '€', '🐕', '\\', '\\N', '\t', '\n', '\r', '\0', '"']
const VALUES: readonly CellValue[] = [
  null,
  undefined,
  true,
  false,
  '',
  0,
  9,
  10,
  2_147_483_647,
  2_147_483_648,
  -1,
  0.5,
]

test('writes every value as a line of COPY has it', () => {
  const random = mulberry32(3)
  const anyOf = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!
  const anyValue = () =>
    random() < 0.5 ? anyOf(VALUES) : Array.from({ length: random() * 6 }, () => anyOf(PIECES)).join('')
  const buffer = new CopyBuffer()
  for (let round = 0; round < 3; round++) {
    const rows = Array.from({ length: 20_000 }, () => Array.from({ length: 1 + random() * 8 }, anyValue))
    for (const row of rows) buffer.addRow(row.slice(0, 4), row.slice(4))
    expect(buffer.bytes().toString()).toBe(rows.map((row) => copyLine(row)).join(''))
    buffer.clear()
    expect(buffer.length).toBe(0)
  }
})
