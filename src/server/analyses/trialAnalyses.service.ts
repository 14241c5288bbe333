import type { AskedOfTrials } from '#contract/trialAnalyses.ts'
import { sheetKindOf, type TrialAnalysis } from '#domain/analyses/trialAnalyses.ts'
import type { Reader } from '../platform/act.ts'
import { type DogsAsked, findAnalysis, findDogsBehind, findTable, pageSlice } from './analyses.service.ts'
import type { DogOrder, FoundAnalysis, FoundChoices, FoundDogs, GroupOrder } from './analyses.types.ts'
import { findTrialQuestion } from './trialQuestion.service.ts'
import { trialChoices } from './trialSource.store.ts'

type Asked = AskedOfTrials & GroupOrder

/**
 * One page of an analysis of trials. Source: docs/rules/analyses.md.
 * @throws AppError 400 INPUT_INVALID where the analysis has no such measure, 404 BREED_NOT_FOUND, DOG_NOT_FOUND
 */
export function findTrialAnalysis(
  reader: Reader,
  analysis: TrialAnalysis,
  { page, ...asked }: Asked & { readonly page: number },
): Promise<FoundAnalysis> {
  const { shownAnalyses, language, today } = reader
  return shownAnalyses.answer([analysis, asked, page, language, today], async () =>
    findAnalysis(reader, await findTrialQuestion(reader, analysis, asked), asked, pageSlice(page)),
  )
}

/** All groups of an analysis, for a file. @throws AppError as `findTrialAnalysis`, 422 ANALYSIS_GROUPS_TOO_MANY */
export const findTrialTable = async (
  reader: Reader,
  analysis: TrialAnalysis,
  asked: Asked,
): Promise<FoundAnalysis> => findTable(reader, await findTrialQuestion(reader, analysis, asked), asked)

/** One page of the dogs behind a figure. @throws AppError as `findTrialAnalysis` */
export const findTrialDogs = async (
  reader: Reader,
  analysis: TrialAnalysis,
  asked: AskedOfTrials & DogOrder & DogsAsked,
): Promise<FoundDogs> => findDogsBehind(reader, await findTrialQuestion(reader, analysis, asked), asked)

/** What an analysis of trials can be narrowed to. */
export const findTrialChoices = (
  { db, shownAnalyses }: Reader,
  analysis: TrialAnalysis,
): Promise<FoundChoices> =>
  shownAnalyses.answer(['choices', sheetKindOf(analysis)], () => trialChoices(db, sheetKindOf(analysis)))
