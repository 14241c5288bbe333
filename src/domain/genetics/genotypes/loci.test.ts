import { expect, test } from 'vitest'
import { frequencyAmong } from './frequency.ts'
import { genotypeOf } from './loci.ts'
import type { Genotype } from './mendel.ts'

const beard = (beardGene: string | null) => ({ beardGene, vwd: null })
const vwd = (written: string | null) => ({ beardGene: null, vwd: written })

test.each(['LL', 'LI', 'II'])('reads %s of the beard gene in its own letters alone', (letters) => {
  expect(genotypeOf('beardLI', beard(letters))).toBe(['LL', 'LI', 'II'].indexOf(letters))
  expect(genotypeOf('beardWw', beard(letters))).toBeNull()
})

test('reads Wv as Ww, and WW in other letters as nothing', () => {
  expect(['WW', 'Ww', 'Wv', 'ww'].map((letters) => genotypeOf('beardWw', beard(letters)))).toEqual([
    0, 1, 1, 2,
  ])
  expect(genotypeOf('beardLI', beard('WW'))).toBeNull()
})

test.each([
  ['N/N', 0],
  ['N/vWD', 1],
  ['vwd / n', 1],
  ['vWD/vWD', 2],
  ['carrier', null],
  ['N/N/N', null],
  ['vWD', null],
  ['', null],
  [null, null],
])('reads vWD written %j as %j', (written, genotype) => {
  expect(genotypeOf('vwd', vwd(written))).toBe(genotype)
})

test('tells no frequency of fewer than 30 dogs, and never 0', () => {
  const clear = (dogs: number) => frequencyAmong(Array.from({ length: dogs }, (): Genotype => 0))
  expect(clear(29)).toEqual({ tested: 29, frequency: null })
  expect(clear(30)).toEqual({ tested: 30, frequency: 0.5 / 61 })
  expect(frequencyAmong([...Array.from({ length: 29 }, (): Genotype => 1), 2])).toEqual({
    tested: 30,
    frequency: 31.5 / 61,
  })
})
