import type { FastifyInstance } from 'fastify'
import {
  recordPdf,
  sheetsPdf,
  spareSheetsPdf,
  startListCsv,
  startListPdf,
  startListXlsx,
  trialRecord,
} from '#contract/papers.ts'
import { sheetKinds } from '#domain/trials/sheet.ts'
import { callerOf } from '../platform/act.ts'
import { route } from '../platform/http/route.ts'
import { csvFile } from '../platform/tables/csv.ts'
import { saveResults } from '../trials/trials.policy.ts'
import { findTrial } from '../trials/trials.service.ts'
import { frameOf, pagesOf, savedAs } from './files.ts'
import { recordDogs, sheetDogs, spareSheets, startListOf } from './papers.service.ts'
import { presentRecord } from './record.presenter.ts'
import { recordPaper } from './record.ts'
import { sheetsPaper, spareSheetsPaper } from './sheet/sheets.ts'
import { startListPaper, startListTable } from './startList.ts'

/** A trial's papers for judges and organisers: whoever may save its results may print them. */
export function staffPaperRoutes(app: FastifyInstance): void {
  route(app, startListPdf, {
    load: (reader, { params }) => findTrial(reader, params.id),
    may: saveResults,
    headers: savedAs('startList', 'pdf'),
    read: async (reader, trial, { query }) => {
      const list = await startListOf(reader, trial, query)
      return reader.printer.print({
        by: callerOf(reader),
        pages: pagesOf(list.places.length + list.reserve.length),
        layOut: () => startListPaper(frameOf(reader, trial), list),
      })
    },
    present: (file) => file,
  })
  route(app, startListCsv, {
    load: (reader, { params }) => findTrial(reader, params.id),
    may: saveResults,
    headers: savedAs('startList', 'csv'),
    read: async (reader, trial, { query }) =>
      csvFile(startListTable(frameOf(reader, trial), await startListOf(reader, trial, query))),
    present: (file) => file,
  })
  route(app, startListXlsx, {
    load: (reader, { params }) => findTrial(reader, params.id),
    may: saveResults,
    headers: savedAs('startList', 'xlsx'),
    read: async (reader, trial, { query }) => {
      const list = await startListOf(reader, trial, query)
      return reader.printer.tabulate({
        by: callerOf(reader),
        pages: pagesOf(list.places.length + list.reserve.length),
        layOut: () => startListTable(frameOf(reader, trial), list),
      })
    },
    present: (file) => file,
  })
  route(app, sheetsPdf, {
    load: (reader, { params }) => findTrial(reader, params.id),
    may: saveResults,
    headers: (trial, reader, { query }) =>
      savedAs(query.kind ?? sheetKinds(trial.type, trial.divided)[0], 'pdf')(trial, reader),
    read: async (reader, trial, { query }) => {
      const sheets = await sheetDogs(reader, trial, query)
      return reader.printer.print({
        by: callerOf(reader),
        pages: sheets.lines.length,
        layOut: () => sheetsPaper(frameOf(reader, trial), sheets, query.filled),
      })
    },
    present: (file) => file,
  })
  route(app, spareSheetsPdf, {
    load: (reader, { params }) => findTrial(reader, params.id),
    may: saveResults,
    headers: savedAs('spare', 'pdf'),
    read: async (reader, trial, { query }) => {
      const spare = await spareSheets(reader, trial, query)
      return reader.printer.print({
        by: callerOf(reader),
        pages: spare.count,
        layOut: () => spareSheetsPaper(frameOf(reader, trial), spare),
      })
    },
    present: (file) => file,
  })
  route(app, trialRecord, {
    load: (reader, { params }) => findTrial(reader, params.id),
    may: saveResults,
    read: async (reader, trial) => ({ trial, ...(await recordDogs(reader, trial)) }),
    present: presentRecord,
  })
  route(app, recordPdf, {
    load: (reader, { params }) => findTrial(reader, params.id),
    may: saveResults,
    headers: savedAs('record', 'pdf'),
    read: async (reader, trial) => {
      const record = await recordDogs(reader, trial)
      return reader.printer.print({
        by: callerOf(reader),
        pages: pagesOf(record.judged.reduce((sum, { lines }) => sum + lines.length, 0)),
        layOut: () => recordPaper(frameOf(reader, trial), record),
      })
    },
    present: (file) => file,
  })
}
