import type { FastifyInstance } from 'fastify'
import type * as z from 'zod'
import {
  trialAnalysis,
  trialAnalysisChoices,
  trialAnalysisCsv,
  trialAnalysisDogs,
  trialAnalysisXlsx,
} from '#contract/trialAnalyses.ts'
import { TRIAL_MEASURES } from '#domain/analyses/trialAnalyses.ts'
import { callerOf, type Reader } from '../platform/act.ts'
import { route } from '../platform/http/route.ts'
import { csvFile } from '../platform/tables/csv.ts'
import type { Table } from '../platform/tables/table.ts'
import { readAnalyses } from './analyses.policy.ts'
import { presentAnalysis, presentChoices, presentDogs } from './analyses.presenter.ts'
import type { FoundAnalysis } from './analyses.types.ts'
import { analysisTable, savedAs } from './analysisTable.ts'
import {
  findTrialAnalysis,
  findTrialChoices,
  findTrialDogs,
  findTrialTable,
} from './trialAnalyses.service.ts'
import { trialMeasureName } from './trialMeasureNames.ts'

/** Groups on a page of a file, about, for whoever makes it. */
const ROWS_A_PAGE = 40

interface FileInput {
  readonly params: z.output<(typeof trialAnalysisCsv)['params']>
  readonly query: z.output<(typeof trialAnalysisCsv)['query']>
}

/** Analyses of trials, for everyone. */
export function trialAnalysisRoutes(app: FastifyInstance): void {
  const loadFile = (reader: Reader, { params, query }: FileInput) =>
    findTrialTable(reader, params.analysis, query)
  const tableOf = ({ language }: Reader, found: FoundAnalysis, { params, query }: FileInput): Table => {
    const { analysis } = params
    const { by, measure = TRIAL_MEASURES[analysis][0] } = query
    const words = { file: analysis, by, measure: trialMeasureName(language, measure) }
    return analysisTable(language, presentAnalysis(found), words)
  }
  const headers =
    (ending: 'csv' | 'xlsx') =>
    (_found: FoundAnalysis, { language }: Reader, { params }: FileInput) =>
      savedAs(language, params.analysis, ending)

  route(app, trialAnalysis, {
    load: (reader, { params, query }) => findTrialAnalysis(reader, params.analysis, query),
    may: readAnalyses,
    present: presentAnalysis,
    cached: true,
  })
  route(app, trialAnalysisCsv, {
    load: loadFile,
    may: readAnalyses,
    headers: headers('csv'),
    present: (found, reader, input) => csvFile(tableOf(reader, found, input)),
  })
  route(app, trialAnalysisXlsx, {
    load: loadFile,
    may: readAnalyses,
    headers: headers('xlsx'),
    read: (reader, found, input) =>
      reader.printer.tabulate({
        by: callerOf(reader),
        pages: Math.ceil(found.total / ROWS_A_PAGE),
        layOut: () => tableOf(reader, found, input),
      }),
    present: (file) => file,
  })
  route(app, trialAnalysisDogs, {
    load: (reader, { params, query }) => findTrialDogs(reader, params.analysis, query),
    may: readAnalyses,
    present: presentDogs,
  })
  route(app, trialAnalysisChoices, {
    load: (reader, { params }) => findTrialChoices(reader, params.analysis),
    may: readAnalyses,
    present: presentChoices,
    cached: true,
  })
}
