import { ANALYSIS_FILE_MAX, ANALYSIS_PAGE_SIZE } from '#contract/constants.ts'
import type { AskedOfTrials } from '#contract/trialAnalyses.ts'
import { kindOf, sheetKindOf, type TrialAnalysis } from '#domain/analyses/trialAnalyses.ts'
import type { Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { dogsOf, groupsOf, wholeOf } from './analyses.store.ts'
import type { DogOrder, FoundAnalysis, FoundChoices, FoundDogs, GroupOrder, Slice } from './analyses.types.ts'
import { isOneBreed, widened } from './dogFilter.service.ts'
import { findNames, keyOf, withDogs } from './names.service.ts'
import { findTrialQuestion, type TrialQuestion } from './trialQuestion.service.ts'
import {
  judgeNames,
  otherScaleCount,
  trialChoices,
  trialKeys,
  trialSelection,
} from './trialSelection.store.ts'

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
  return shownAnalyses.answer([analysis, asked, page, language, today], () =>
    readAnalysis(reader, analysis, asked, pageOf(page)),
  )
}

const pageOf = (page: number): Slice => ({
  offset: (page - 1) * ANALYSIS_PAGE_SIZE,
  limit: ANALYSIS_PAGE_SIZE,
})

/** All groups of an analysis, for a file. @throws AppError as `findTrialAnalysis`, 422 ANALYSIS_GROUPS_TOO_MANY */
export async function findTrialTable(
  reader: Reader,
  analysis: TrialAnalysis,
  asked: Asked,
): Promise<FoundAnalysis> {
  const found = await readAnalysis(reader, analysis, asked, { offset: 0, limit: ANALYSIS_FILE_MAX })
  if (found.total > found.groups.length) throw new AppError('refused', 'ANALYSIS_GROUPS_TOO_MANY')
  return found
}

async function readAnalysis(
  reader: Reader,
  analysis: TrialAnalysis,
  asked: Asked,
  slice: Slice,
): Promise<FoundAnalysis> {
  const { db, language } = reader
  const kind = sheetKindOf(analysis)
  const question = await findTrialQuestion(reader, analysis, asked)
  const { measure, filter, others } = question
  const [found, breed, otherScale] = await Promise.all([
    groupsOf(db, selectionOf(question), trialKeys(kind, asked.by, language), asked, slice),
    isOneBreed(asked) ? findBreed(reader, question) : undefined,
    otherScaleCount(db, trialSelection(kind, measure, filter, []), others),
  ])
  const names = await findNames(reader, asked, found.groups, (ids) => judgeNames(db, kind, ids))
  return {
    ...found,
    ...names,
    kind: kindOf(measure),
    breed: breed === undefined ? null : (breed ?? found.whole),
    otherScale,
    slice,
  }
}

const selectionOf = ({ kind, measure, filter, others }: TrialQuestion) =>
  trialSelection(kind, measure, filter, others)

/** The whole breed in the same classes and seasons; null: it is what was asked for. */
async function findBreed({ db, shownAnalyses }: Reader, question: TrialQuestion) {
  const filter = widened(question.filter)
  if (filter === null) return null
  const whole = { ...question, filter }
  return shownAnalyses.answer(['breed', whole], () => wholeOf(db, selectionOf(whole)))
}

/** One page of the dogs behind a figure. @throws AppError as `findTrialAnalysis` */
export async function findTrialDogs(
  reader: Reader,
  analysis: TrialAnalysis,
  asked: AskedOfTrials & DogOrder & DogsAsked,
): Promise<FoundDogs> {
  const { group, part, page } = asked
  const question = await findTrialQuestion(reader, analysis, asked)
  const keys = trialKeys(question.kind, asked.by, reader.language)
  const key = group === undefined ? undefined : await keyOf(reader, asked.by, group)
  const found = await dogsOf(
    reader.db,
    selectionOf(question),
    keys,
    { group: key, part },
    asked,
    pageOf(page),
  )
  return { ...(await withDogs(reader, found)), page }
}

interface DogsAsked {
  readonly group?: string | undefined
  readonly part?: string | undefined
  readonly page: number
}

/** What an analysis of trials can be narrowed to. */
export const findTrialChoices = (
  { db, shownAnalyses }: Reader,
  analysis: TrialAnalysis,
): Promise<FoundChoices> =>
  shownAnalyses.answer(['choices', sheetKindOf(analysis)], () => trialChoices(db, sheetKindOf(analysis)))
