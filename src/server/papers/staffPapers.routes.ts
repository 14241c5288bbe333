import type { FastifyInstance } from 'fastify'
import { recordPdf, sheetsPdf, startListCsv, startListPdf, startListXlsx } from '#contract/papers.ts'
import { sheetKinds } from '#domain/trials/sheet.ts'
import { callerOf } from '../platform/act.ts'
import { route } from '../platform/http/route.ts'
import type { Services } from '../platform/services.ts'
import { csvFile } from '../platform/tables/csv.ts'
import { xlsxFile } from '../platform/tables/xlsx.ts'
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
    load: ({ db }, { params }) => findTrial(db, params.id),
    may: saveResults,
    headers: savedAs('startList', 'pdf'),
    read: async (reader, trial, { query }) => {
      const list = await startListOf(db, trial, query.reserve)
      return press.print({
        by: callerOf(reader),
        pages: pagesOf(list.places.length + list.reserve.length),
        lay: () => startListPaper(frameOf(trial, reader.language), list),
      })
    },
    present: (file) => file,
  })
  route(app, startListCsv, {
    load: ({ db }, { params }) => findTrial(db, params.id),
    may: saveResults,
    headers: savedAs('startList', 'csv'),
    read: async ({ db, language }, trial, { query }) =>
      csvFile(startListTable(frameOf(trial, language), await startListOf(db, trial, query.reserve))),
    present: (file) => file,
  })
  route(app, startListXlsx, {
    load: ({ db }, { params }) => findTrial(db, params.id),
    may: saveResults,
    headers: savedAs('startList', 'xlsx'),
    read: async ({ db, language }, trial, { query }) =>
      xlsxFile(startListTable(frameOf(trial, language), await startListOf(db, trial, query.reserve))),
    present: (file) => file,
  })
  route(app, sheetsPdf, {
    load: ({ db }, { params }) => findTrial(db, params.id),
    may: saveResults,
    headers: (trial, reader, { query }) =>
      savedAs(query.kind ?? sheetKinds(trial.type, trial.divided)[0]!, 'pdf')(trial, reader),
    read: async (reader, trial, { query }) => {
      const sheets = await sheetDogs(db, trial, query)
      return press.print({
        by: callerOf(reader),
        pages: sheets.lines.length,
        lay: () => sheetsPaper(frameOf(trial, reader.language), sheets, query.filled),
      })
    },
    present: (file) => file,
  })
  route(app, recordPdf, {
    load: ({ db }, { params }) => findTrial(db, params.id),
    may: saveResults,
    headers: savedAs('record', 'pdf'),
    read: async (reader, trial) => {
      const record = await recordDogs(db, trial)
      return press.print({
        by: callerOf(reader),
        pages: pagesOf(record.judged.reduce((sum, { lines }) => sum + lines.length, 0)),
        lay: () => recordPaper(frameOf(trial, reader.language), record),
      })
    },
    present: (file) => file,
  })
}
