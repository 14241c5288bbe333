import type { FastifyInstance } from 'fastify'
import type * as z from 'zod'
import {
  showAnalysis,
  showAnalysisChoices,
  showAnalysisCsv,
  showAnalysisDogs,
  showAnalysisXlsx,
} from '#contract/showAnalyses.ts'
import type { Reader } from '../platform/act.ts'
import { route } from '../platform/http/route.ts'
import { readAnalyses } from './analyses.policy.ts'
import { presentAnalysis, presentDogs, presentShowChoices } from './analyses.presenter.ts'
import { analysisFiles } from './analysisFiles.ts'
import { showMeasureName } from './analysisTable.ts'
import { findShowAnalysis, findShowChoices, findShowDogs, findShowTable } from './showAnalyses.service.ts'

interface FileInput {
  readonly query: z.output<(typeof showAnalysisCsv)['query']>
}

/** The analysis of shows, for everyone. */
export function showAnalysisRoutes(app: FastifyInstance): void {
  const files = analysisFiles(({ query }: FileInput, language) => ({
    file: 'shows',
    by: query.by,
    measure: showMeasureName(language, query.measure),
  }))
  const loadFile = (reader: Reader, { query }: FileInput) => findShowTable(reader, query)

  route(app, showAnalysis, {
    load: (reader, { query }) => findShowAnalysis(reader, query),
    may: readAnalyses,
    present: presentAnalysis,
    cached: true,
  })
  route(app, showAnalysisCsv, { load: loadFile, may: readAnalyses, ...files.csv })
  route(app, showAnalysisXlsx, { load: loadFile, may: readAnalyses, ...files.xlsx })
  route(app, showAnalysisDogs, {
    load: (reader, { query }) => findShowDogs(reader, query),
    may: readAnalyses,
    present: presentDogs,
  })
  route(app, showAnalysisChoices, {
    load: findShowChoices,
    may: readAnalyses,
    present: presentShowChoices,
    cached: true,
  })
}
