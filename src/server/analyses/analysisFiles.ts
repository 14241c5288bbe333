import { callerOf, type Reader } from '../platform/act.ts'
import type { Language } from '../platform/http/language.ts'
import { csvFile } from '../platform/tables/csv.ts'
import type { Table } from '../platform/tables/table.ts'
import { presentAnalysis } from './analyses.presenter.ts'
import type { FoundAnalysis } from './analyses.types.ts'
import { analysisTable, type FileWords, savedAs } from './analysisTable.ts'

/** Groups on a page of a file, about, for whoever makes it. */
const ROWS_A_PAGE = 40

/** How an analysis is answered as a file. @param wordsOf what the file says of itself */
export function analysisFiles<Input>(wordsOf: (input: Input, language: Language) => FileWords) {
  const tableOf = ({ language }: Reader, found: FoundAnalysis, input: Input): Table =>
    analysisTable(language, presentAnalysis(found), wordsOf(input, language))
  const headers =
    (ending: 'csv' | 'xlsx') =>
    (_found: FoundAnalysis, { language }: Reader, input: Input) =>
      savedAs(language, wordsOf(input, language).file, ending)
  return {
    csv: {
      headers: headers('csv'),
      present: (found: FoundAnalysis, reader: Reader, input: Input) => csvFile(tableOf(reader, found, input)),
    },
    xlsx: {
      headers: headers('xlsx'),
      read: (reader: Reader, found: FoundAnalysis, input: Input) =>
        reader.printer.tabulate({
          by: callerOf(reader),
          pages: Math.ceil(found.total / ROWS_A_PAGE),
          layOut: () => tableOf(reader, found, input),
        }),
      present: <File>(file: File) => file,
    },
  }
}
