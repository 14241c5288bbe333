import type { SheetField } from '#domain/trials/sheet.ts'
import type { FieldGroup } from '#domain/trials/sheetGroups.ts'

/** A column of the grid: a field of the sheet, or where the dog is marked done. */
export interface GridColumn {
  readonly field: SheetField | null
  readonly group: FieldGroup['code'] | 'done'
  /** pixels */
  readonly width: number
  /** a number, said upright over a narrow column */
  readonly narrow: boolean
}

const WIDE: Readonly<Partial<Record<SheetField, number>>> = {
  outcome: 100,
  judgeId: 56,
  pointsAtGame: 44,
  shotOver: 52,
  statedPoints: 60,
  statedPrize: 44,
  report: 52,
  birdsMet: 44,
  weather: 76,
  terrain: 76,
  minutesSearched: 52,
}
const NARROW = 38
const DONE_WIDTH = 128

/** The columns of a sheet's groups, the marking at the end. */
export function gridColumns(groups: readonly FieldGroup[]): readonly GridColumn[] {
  const fields = groups.flatMap(({ code, fields: own }) =>
    own.map((field) => ({
      field,
      group: code,
      width: WIDE[field] ?? NARROW,
      narrow: field !== 'outcome',
    })),
  )
  return [...fields, { field: null, group: 'done', width: DONE_WIDTH, narrow: false }]
}
