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
import type { Reader } from '../platform/act.ts'
import { route } from '../platform/http/route.ts'
import { readAnalyses } from './analyses.policy.ts'
import { presentAnalysis, presentChoices, presentDogs } from './analyses.presenter.ts'
import { analysisFiles } from './analysisFiles.ts'
import {
  findTrialAnalysis,
  findTrialChoices,
  findTrialDogs,
  findTrialTable,
} from './trialAnalyses.service.ts'
import { trialMeasureName } from './trialMeasureNames.ts'

interface FileInput {
  readonly params: z.output<(typeof trialAnalysisCsv)['params']>
  readonly query: z.output<(typeof trialAnalysisCsv)['query']>
}

/** Analyses of trials, for everyone. */
export function trialAnalysisRoutes(app: FastifyInstance): void {
  const files = analysisFiles(({ params: { analysis }, query }: FileInput, language) => ({
    file: analysis,
    by: query.by,
    measure: trialMeasureName(language, query.measure ?? TRIAL_MEASURES[analysis][0]),
  }))
  const loadFile = (reader: Reader, { params, query }: FileInput) =>
    findTrialTable(reader, params.analysis, query)

  route(app, trialAnalysis, {
    load: (reader, { params, query }) => findTrialAnalysis(reader, params.analysis, query),
    may: readAnalyses,
    present: presentAnalysis,
    cached: true,
  })
  route(app, trialAnalysisCsv, { load: loadFile, may: readAnalyses, ...files.csv })
  route(app, trialAnalysisXlsx, { load: loadFile, may: readAnalyses, ...files.xlsx })
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
