import type { Mapping } from '#contract/mappingShape.ts'
import { MOST_PUPPIES } from '#domain/breeding/litterNotice.ts'
import { type Columns, findColumns } from '../columns.ts'
import type { Staging } from '../staging.store.ts'
import type { TableRow } from '../table.ts'
import type { FurtherTable } from './furtherCells.ts'

/** A puppy as a row of dogs, in the service's own form. */
const PUPPY = ['regnr', 'name', 'sex', 'birth_date', 'breed', 'sire', 'dam', 'kennel', 'breeder'] as const
/** Columns of puppies, with the sex that they tell. */
const PUPPIES = { males: 'male', females: 'female', puppies: '' } as const

/** Between puppies, and between the number of one and its name. */
const [NEXT, NAMED] = ['|', ':']

/** The columns of a puppy's row, as far as the sheet tells them. */
export function litterColumns({ found }: FurtherTable, mapping: Mapping): Columns {
  const optional = ['kennel', 'breeder'].filter((column) => !found.places.has(column))
  const header = PUPPY.map((column) => (optional.includes(column) ? '' : column))
  return { ...findColumns(header, mapping), unused: found.unused }
}

/** Makes a row of each puppy of a litter; `take` is told of those, whose lines lead to the litter's. */
export function litterTaker(
  { found, cells: cellsOf }: FurtherTable,
  staging: Pick<Staging, 'addProblem' | 'addLitterLine'>,
  take: (row: TableRow) => void,
) {
  return ({ line, cells, lost }: TableRow): void => {
    const cell = cellsOf(cells)
    const refuse = (code: 'wrong-columns' | 'no-puppies' | 'litter-large', detail: string | null) =>
      staging.addProblem({ line, regnr: cell('dam') || null, code, subject: null, detail })
    const puppies = puppiesOf(cell)
    if (cells.length !== found.width) refuse('wrong-columns', `${cells.length} instead of ${found.width}`)
    else if (puppies.length === 0) refuse('no-puppies', null)
    else if (puppies.length > MOST_PUPPIES) refuse('litter-large', String(puppies.length))
    else
      for (const { regnr, name, sex } of puppies) {
        const known = ['born', 'breed', 'sire', 'dam', 'kennel', 'breeder'].map(cell)
        take({ line: staging.addLitterLine(line), cells: [regnr, name, sex, ...known], lost })
      }
  }
}

function puppiesOf(cell: (column: string) => string) {
  return Object.entries(PUPPIES).flatMap(([column, sex]) =>
    cell(column)
      .split(NEXT)
      .map((text) => text.trim())
      .filter((text) => text !== '')
      .map((text) => {
        const [regnr = '', ...name] = text.split(NAMED)
        return { regnr: regnr.trim(), name: name.join(NAMED).trim(), sex }
      }),
  )
}
