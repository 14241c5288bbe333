import type { AskedOfShows } from '#contract/showAnalyses.ts'
import { isGradeShare } from '#domain/analyses/showAnalyses.ts'
import { SHOW_CLASSES } from '#domain/shows/grades.ts'
import type { Reader } from '../platform/act.ts'
import {
  type DogsAsked,
  findAnalysis,
  findDogsBehind,
  findTable,
  pageSlice,
  type Question,
} from './analyses.service.ts'
import type { DogOrder, FoundAnalysis, FoundDogs, FoundShowChoices, GroupOrder } from './analyses.types.ts'
import { findDogFilter } from './dogFilter.service.ts'
import { namesInOrder } from './groupOrder.store.ts'
import { OTHER_GRADES, SHOW_SOURCE, showChoices, showMeasure } from './showSource.store.ts'

type Asked = AskedOfShows & GroupOrder

/** What was asked, with what it names found. @throws AppError 404 BREED_NOT_FOUND, DOG_NOT_FOUND */
async function findShowQuestion(reader: Reader, asked: AskedOfShows): Promise<Question> {
  const { measure, from, to, class: showClass, country, judge } = asked
  return {
    source: SHOW_SOURCE,
    measure: showMeasure(measure),
    kind: 'share',
    filter: { ...(await findDogFilter(reader, asked)), from, to, class: showClass, country, judge },
    otherScales: isGradeShare(measure) ? [OTHER_GRADES] : [],
    classes: SHOW_CLASSES,
    judgeNames: async (names) => new Map((await namesInOrder(reader.db, names)).map((name) => [name, name])),
  }
}

/** One page of an analysis of shows. Source: docs/rules/analyses.md. @throws AppError 404 BREED_NOT_FOUND, DOG_NOT_FOUND */
export function findShowAnalysis(
  reader: Reader,
  { page, ...asked }: Asked & { readonly page: number },
): Promise<FoundAnalysis> {
  const { shownAnalyses, language } = reader
  return shownAnalyses.answer(['shows', asked, page, language], async () =>
    findAnalysis(reader, await findShowQuestion(reader, asked), asked, pageSlice(page)),
  )
}

/** All groups of it, for a file. @throws AppError as `findShowAnalysis`, 422 ANALYSIS_GROUPS_TOO_MANY */
export const findShowTable = async (reader: Reader, asked: Asked): Promise<FoundAnalysis> =>
  findTable(reader, await findShowQuestion(reader, asked), asked)

/** One page of the dogs behind a figure. @throws AppError as `findShowAnalysis` */
export const findShowDogs = async (
  reader: Reader,
  asked: AskedOfShows & DogOrder & DogsAsked,
): Promise<FoundDogs> => findDogsBehind(reader, await findShowQuestion(reader, asked), asked)

/** What it can be narrowed to. */
export const findShowChoices = ({ db, shownAnalyses }: Reader): Promise<FoundShowChoices> =>
  shownAnalyses.answer(['choices', 'shows'], () => showChoices(db))
