import type { AskedDogs } from '#contract/advancedSearch.ts'
import type { Condition, ConditionOf } from '#domain/advancedSearch/conditions.ts'
import { isOnScale } from '#domain/trials/averages.ts'
import { TRIAL_CLASSES } from '#domain/trials/results.ts'
import { rulebookOn } from '#domain/trials/rulebook.ts'
import { findBreedCodes } from '../dogs/breeds.service.ts'
import { healthCodesOf } from '../healthCodes/healthCodes.service.ts'
import type { Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { everyRulebook, rulebooksInForce } from '../rulebooks/rulebooks.service.ts'
import { scaleOf } from './advancedSearch.store.ts'
import type { KnownCondition, Question } from './advancedSearch.types.ts'

/** What is asked, with its breed found. @throws AppError 404 BREED_NOT_FOUND */
export async function findQuestion(reader: Reader, asked: AskedDogs): Promise<Question> {
  return { asked, breeds: await findBreedCodes(reader, asked.breed ?? undefined) }
}

/** Finds what the conditions name. @throws AppError 400 INPUT_INVALID of a scale or grade that there is not */
export const findConditions = (reader: Reader, conditions: readonly Condition[]): Promise<KnownCondition[]> =>
  Promise.all(conditions.map((condition, index) => findCondition(reader, condition, index)))

async function findCondition(reader: Reader, condition: Condition, index: number): Promise<KnownCondition> {
  switch (condition.kind) {
    case 'health':
      return findGrades(reader, condition, index)
    case 'score':
      return { ...condition, others: await findOtherScales(reader, condition) }
    default:
      return condition
  }
}

async function findGrades(
  reader: Reader,
  { of, scale, is, grade }: ConditionOf<'health'>,
  index: number,
): Promise<KnownCondition> {
  const codes = await healthCodesOf(reader)
  const code = codes.get(scale)
  const place = codes.placeOf({ scale, value: grade })
  if (!code || place < 0)
    throw new AppError('invalid', 'INPUT_INVALID', {
      [`conditions.${index}.${code ? 'grade' : 'scale'}`]: 'VALUE_INVALID',
    })
  const all = code.grades.map(({ value }) => value)
  const values = is === 'orBetter' ? all.slice(0, place + 1) : all.slice(place)
  return { kind: 'health', of, healthKind: code.kind, scale, values, all }
}

/** The scales of a score that are not the one in force today: a mean of both would mean nothing. Source: docs/rules/analyses.md#other-scales. */
async function findOtherScales(
  reader: Reader,
  { sheet, score }: ConditionOf<'score'>,
): Promise<ReadonlySet<string>> {
  const [all, inForce] = await Promise.all([everyRulebook(reader), rulebooksInForce(reader)])
  const own = rulebookOn(inForce, reader.today) ?? inForce[0]!
  return new Set(
    all.flatMap((rulebook) =>
      TRIAL_CLASSES.filter((one) => !isOnScale(sheet, score, one, own, rulebook)).map((one) =>
        scaleOf(rulebook.id, one),
      ),
    ),
  )
}
