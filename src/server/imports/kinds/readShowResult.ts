import { LONGEST_CRITIQUE } from '#contract/constants.ts'
import { type ShowResultFault, showResultFault } from '#domain/shows/resultFaults.ts'
import { type RowFaults, readRow, SHOW_COLUMNS } from '#domain/shows/typedRow.ts'
import type { ProblemCode } from '../problemCodes.ts'
import type { RecordKind } from './kinds.types.ts'
import { neededDay, neededText, textOf } from './readCells.ts'

/** Characters that the service takes: contract/dogShows.ts. */
const [LONGEST_PLACE, LONGEST_NAME, LONGEST_JUDGE] = [100, 200, 200]

const CODES: Readonly<Record<ShowResultFault, ProblemCode>> = {
  SHOW_IN_FUTURE: 'row-future',
  SHOW_BEFORE_BIRTH: 'row-before-birth',
  SHOW_PRIZE_NO_MORE: 'show-prize',
  SHOW_MARK_WITHOUT_ERI: 'show-mark',
}

/** What a row says of a show and of a dog's result there, by the rules of those who write results in the service. Source: docs/rules/shows.md. */
export const readShowResult: RecordKind['read'] = (cell, report, context) => {
  const date = neededDay('date', cell, report, context)
  const place = neededText('place', cell, report, LONGEST_PLACE)
  const country = cell('country').toUpperCase() || 'FI'
  const show = textOf('show', cell, report, LONGEST_NAME)
  const judge = textOf('judge', cell, report, LONGEST_JUDGE)
  const critique = textOf('critique', cell, report, LONGEST_CRITIQUE)
  const typed = Object.fromEntries(SHOW_COLUMNS.map((column) => [column, cell(column)]))
  const { values, faults } = readRow({ ...(typed as Parameters<typeof readRow>[0]), dog: 'known' })
  for (const column of Object.keys(faults) as (keyof RowFaults)[])
    report(cell(column) === '' ? 'row-missing' : 'row-value', column, cell(column) || null)
  if (!/^[A-Z]{2}$/.test(country)) report('row-value', 'country', country)
  else if (date && place !== null && Object.keys(faults).length === 0) {
    const fault = showResultFault({ ...values, date }, { birthDate: null, today: context.today })
    const given = { date, grade: values.grade, marks: values.marks.join(' ') }
    if (fault) report(CODES[fault[0]], fault[1], given[fault[1]])
    else if (show !== undefined && judge !== undefined && critique !== undefined)
      return [
        date,
        place,
        country,
        show,
        values.class,
        values.grade,
        values.placing,
        `{${values.marks.join(',')}}`,
        judge,
        critique,
      ]
  }
  return null
}
