import type { FastifyInstance } from 'fastify'
import { recordPdf, sheetsPdf, startListCsv, startListPdf, startListXlsx } from '#contract/papers.ts'
import { sheetKinds } from '#domain/trials/sheet.ts'
import { route } from '../../platform/http/route.ts'
import { csvFile } from '../../platform/tables/csv.ts'
import { xlsxFile } from '../../platform/tables/xlsx.ts'
import type { Services } from '../../services.ts'
import { saveResults } from '../trials.policy.ts'
import { findTrial } from '../trials.store.ts'
import { framer, pagesOf, savedAs } from './files.ts'
import { recordDogs, sheetDogs, startListOf } from './papers.service.ts'
import { recordPaper } from './record.ts'
import { sheetsPaper } from './sheet/sheets.ts'
import { startListPaper, startListTable } from './startList.ts'

/** A trial on paper as judges and organisers carry it with them: whoever may write its results down may print it. */
export function staffPaperRoutes(app: FastifyInstance, services: Services): void {
  const { db, press } = services
  const frameOf = framer(services)
  route(app, startListPdf, {
    load: ({ params }) => findTrial(db, params.id),
    may: saveResults,
    headers: savedAs('startList', 'pdf'),
    present: async (trial, { language, query }) => {
      const list = await startListOf(db, trial, query.reserve)
      return press.print(startListPaper(frameOf(trial, language), list), pagesOf(list.places.length))
    },
  })
  route(app, startListCsv, {
    load: ({ params }) => findTrial(db, params.id),
    may: saveResults,
    headers: savedAs('startList', 'csv'),
    present: async (trial, { language, query }) =>
      csvFile(startListTable(frameOf(trial, language), await startListOf(db, trial, query.reserve))),
  })
  route(app, startListXlsx, {
    load: ({ params }) => findTrial(db, params.id),
    may: saveResults,
    headers: savedAs('startList', 'xlsx'),
    present: async (trial, { language, query }) =>
      xlsxFile(startListTable(frameOf(trial, language), await startListOf(db, trial, query.reserve))),
  })
  route(app, sheetsPdf, {
    load: ({ params }) => findTrial(db, params.id),
    may: saveResults,
    headers: (trial, asked) =>
      savedAs(asked.query.kind ?? sheetKinds(trial.type, trial.divided)[0]!, 'pdf')(trial, asked),
    present: async (trial, { language, query }) => {
      const sheets = await sheetDogs(db, trial, query)
      return press.print(sheetsPaper(frameOf(trial, language), sheets, query.filled), sheets.lines.length)
    },
  })
  route(app, recordPdf, {
    load: ({ params }) => findTrial(db, params.id),
    may: saveResults,
    headers: savedAs('record', 'pdf'),
    present: async (trial, { language }) => {
      const record = await recordDogs(db, trial)
      const dogs = record.judged.reduce((sum, { lines }) => sum + lines.length, 0)
      return press.print(recordPaper(frameOf(trial, language), record), pagesOf(dogs))
    },
  })
}
