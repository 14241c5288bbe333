import type { FastifyInstance } from 'fastify'
import { yearbook, yearbookPdf, yearbookXlsx } from '#contract/yearbook.ts'
import { callerOf, type Reader } from '../platform/act.ts'
import { attachment } from '../platform/files/disposition.ts'
import { route } from '../platform/http/route.ts'
import type { Table } from '../platform/tables/table.ts'
import { bookName, breedOf, partsOf } from './parts.ts'
import { yearbookWords } from './texts.ts'
import { readYearbook } from './yearbook.policy.ts'
import { presentOverview } from './yearbook.presenter.ts'
import { findYearbook, rowsOf } from './yearbook.service.ts'
import type { Yearbook } from './yearbook.types.ts'
import { yearbookPaper } from './yearbookPaper.ts'

/** Rows on a page, and pages of the parts whatever is in them, about. */
const ROWS_A_PAGE = 30
const PAGES_AT_LEAST = 10

/** The yearbook of a season or year: what is in it, on paper and for a spreadsheet. */
export function yearbookRoutes(app: FastifyInstance): void {
  const { clubName } = app.config.club
  const headers =
    (ending: 'pdf' | 'xlsx') =>
    (book: Yearbook, { language }: Reader) => {
      const words = yearbookWords(language)
      return {
        'content-disposition': attachment(`${bookName(book, words)} ${breedOf(book, words)}.${ending}`),
        'cache-control': 'no-cache',
      }
    }
  const orderOf = (reader: Reader, book: Yearbook) => ({
    by: callerOf(reader),
    pages: PAGES_AT_LEAST + Math.ceil(rowsOf(book) / ROWS_A_PAGE),
  })
  const load = (reader: Reader, { query }: { readonly query: Parameters<typeof findYearbook>[1] }) =>
    findYearbook(reader, query)

  route(app, yearbook, {
    load,
    may: readYearbook,
    present: (book, { language }) => presentOverview(book, partsOf(book, yearbookWords(language))),
  })
  route(app, yearbookPdf, {
    load,
    may: readYearbook,
    headers: headers('pdf'),
    read: (reader, book) =>
      reader.printer.print({
        ...orderOf(reader, book),
        layOut: () => yearbookPaper(book, { clubName, today: reader.today }, yearbookWords(reader.language)),
      }),
    present: (file) => file,
  })
  route(app, yearbookXlsx, {
    load,
    may: readYearbook,
    headers: headers('xlsx'),
    read: (reader, book) =>
      reader.printer.tabulateAll({
        ...orderOf(reader, book),
        layOut: () =>
          partsOf(book, yearbookWords(reader.language)).map(
            ({ title, columns, rows }): Table => ({ name: title, columns, rows }),
          ),
      }),
    present: (file) => file,
  })
}
