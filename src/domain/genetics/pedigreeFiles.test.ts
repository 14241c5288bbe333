import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { chartInbreeding, chartInbreedingOfAll } from './chartInbreeding.ts'
import { fromRows } from './families.test-helper.ts'
import { inbreedingOf, inbreedingOfAll } from './inbreeding.ts'
import { kinship, kinshipWithAll } from './kinship.ts'
import { parentsOf } from './pedigree.ts'

/** Published pedigrees with their published answers; an optional folder beside the project. */
const folder = new URL('../../../../shared/data/pedigrees/', import.meta.url)
const files = existsSync(folder)
  ? readdirSync(folder).filter((name) => name.endsWith('.csv') && !name.endsWith('.pairs.csv'))
  : []

type Row = Record<string, string>

function read(name: string): Row[] {
  return parse(readFileSync(new URL(name, folder)), { columns: true })
}

/** Rows in an order that puts offspring before parents as often as after. */
function shuffled(rows: Row[]): Row[] {
  const step = [7, 11, 13, 17].find((prime) => rows.length % prime !== 0)!
  return rows.map((_, i) => rows[(i * step + 3) % rows.length]!)
}

describe.skipIf(files.length === 0)(
  'published pedigrees (../shared/data/pedigrees; skipped where it is missing)',
  () => {
    it('finds pedigrees in the folder', () => expect(files).not.toHaveLength(0))

    it.each(files)('%s', (name) => {
      const rows = shuffled(read(name))
      expect(new Set(rows).size).toBe(rows.length)
      const { pedigree, numberOf } = fromRows(rows as unknown as { id: string; sire: string; dam: string }[])
      const inbreeding = inbreedingOfAll(pedigree)
      const six = chartInbreedingOfAll(pedigree, inbreeding, 6)
      for (const row of rows) {
        const dog = numberOf.get(row.id!)!
        const parents = parentsOf(pedigree, dog)
        expect(inbreedingOf(pedigree, inbreeding, dog), `${row.id} F_all`).toBeCloseTo(Number(row.F_all), 9)
        expect(six[pedigree.mating[dog]!], `${row.id} F6 of all`).toBeCloseTo(Number(row.F6), 9)
        expect(chartInbreeding(pedigree, parents, 6), `${row.id} F6`).toBeCloseTo(Number(row.F6), 9)
        expect(chartInbreeding(pedigree, parents, 4), `${row.id} F4`).toBeCloseTo(Number(row.F4), 9)
      }
      for (const pair of read(name.replace('.csv', '.pairs.csv'))) {
        const one = numberOf.get(pair.id1!)!
        const two = numberOf.get(pair.id2!)!
        const expected = Number(pair.kinship)
        expect(kinship(pedigree, inbreeding, one, two), `${pair.id1} × ${pair.id2}`).toBeCloseTo(expected, 9)
        expect(kinshipWithAll(pedigree, inbreeding, one)[two], `${pair.id1} in one sweep`).toBeCloseTo(
          expected,
          9,
        )
      }
    })
  },
)
