import type { FastifyInstance } from 'fastify'
import { recordPdf, sheetsPdf, startListCsv, startListPdf, startListXlsx } from '#contract/papers.ts'
import { sheetKinds } from '#domain/trials/sheet.ts'
import { callerOf } from '../platform/http/asked.ts'
import { route } from '../platform/http/route.ts'
import { csvFile } from '../platform/tables/csv.ts'
import { xlsxFile } from '../platform/tables/xlsx.ts'
import type { Services } from '../services.ts'
import { saveResults } from '../trials/trials.policy.ts'
import { findTrial } from '../trials/trials.store.ts'
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
    present: async (trial, asked) => {
      const list = await startListOf(db, trial, asked.query.reserve)
      return press.print({
        by: callerOf(asked),
        pages: pagesOf(list.places.length + list.reserve.length),
        lay: () => startListPaper(frameOf(trial, asked.language), list),
      })
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
    present: async (trial, asked) => {
      const sheets = await sheetDogs(db, trial, asked.query)
      return press.print({
        by: callerOf(asked),
        pages: sheets.lines.length,
        lay: () => sheetsPaper(frameOf(trial, asked.language), sheets, asked.query.filled),
      })
    },
  })
  route(app, recordPdf, {
    load: ({ params }) => findTrial(db, params.id),
    may: saveResults,
    headers: savedAs('record', 'pdf'),
    present: async (trial, asked) => {
      const record = await recordDogs(db, trial)
      return press.print({
        by: callerOf(asked),
        pages: pagesOf(record.judged.reduce((sum, { lines }) => sum + lines.length, 0)),
        lay: () => recordPaper(frameOf(trial, asked.language), record),
      })
    },
  })
}
