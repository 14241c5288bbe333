import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { breedFamily } from '#domain/dogs.ts'
import { breedPedigree, type PedigreeSelection } from '#domain/exports/breedPedigree.ts'
import {
  type Cell,
  type ExportedDog,
  PEDIGREE_FORMS,
  type PedigreeForm,
  type PedigreeFormat,
} from '#domain/exports/pedigreeFormats.ts'
import { parentsOf, UNKNOWN } from '#domain/genetics/pedigree.ts'
import { findBreedCodes } from '../dogs/breeds.service.ts'
import type { PedigreeSnapshot } from '../genetics/snapshot.ts'
import type { Reader } from '../platform/act.ts'
import { type LinkedDog, type PedigreeRow, pedigreeRows } from './exports.store.ts'

/** Dogs that are read, and stand in memory, at a time. */
const BATCH = 2000

/** @throws AppError 404 BREED_NOT_FOUND @returns the breed without its variety */
export async function findFamily(reader: Reader, code: string): Promise<string> {
  await findBreedCodes(reader, code)
  return breedFamily(code)
}

/** A breed's pedigree as a file, written while whoever asked reads it. */
export function pedigreeFile(reader: Reader, family: string, format: PedigreeFormat): Readable {
  return Readable.from(linesOf(reader, family, PEDIGREE_FORMS[format]), { objectMode: false })
}

async function* linesOf({ db, live }: Reader, family: string, form: PedigreeForm): AsyncGenerator<string> {
  // One version of the pedigree for the whole file, so that every parent it names stands in it.
  const { snapshot } = live
  const { pedigree, breeds, birthYears } = snapshot
  const selection = breedPedigree(pedigree, breeds, birthYears, Number(family))
  yield written(form, [form.columns])
  for (let from = 0; from < selection.dogs.length; from += BATCH) {
    const numbers = selection.dogs.subarray(from, from + BATCH)
    const rows = await pedigreeRows(
      db,
      Array.from(numbers, (dog) => linksOf(snapshot, dog)),
    )
    const numberOf = new Map(Array.from(numbers, (dog) => [snapshot.ids[dog]!, dog]))
    yield written(
      form,
      rows.flatMap((row) => {
        const cells = form.cells(exportedDog(row, numberOf.get(row.id)!, selection))
        return cells ? [cells] : []
      }),
    )
  }
}

function linksOf({ ids, pedigree }: PedigreeSnapshot, dog: number): LinkedDog {
  const { sire, dam } = parentsOf(pedigree, dog)
  const idOf = (parent: number) => (parent === UNKNOWN ? null : ids[parent]!)
  return { id: ids[dog]!, sireId: idOf(sire), damId: idOf(dam) }
}

const ROLES = [null, 'male', 'female'] as const

function exportedDog(row: PedigreeRow, dog: number, { years, roles }: PedigreeSelection): ExportedDog {
  const { regnr, sire, dam, birthDate, breed } = row
  return {
    ...{ regnr, sire, dam, birthDate, breed },
    sex: row.sex ?? ROLES[roles[dog]!]!,
    birthYear: years[dog] || null,
    death: row.dead ? { date: row.deathDate } : null,
  }
}

/** Lines as the programs read them, without a mark of bytes; no cell is taken for a formula by a spreadsheet. */
function written({ delimiter }: PedigreeForm, rows: readonly (readonly Cell[])[]): string {
  // PopRep knows no quotes; its cells hold nothing that needs them.
  if (delimiter === '|') return rows.map((cells) => `${cells.join(delimiter)}\n`).join('')
  return stringify(
    rows.map((cells) => [...cells]),
    { escape_formulas: true },
  )
}
