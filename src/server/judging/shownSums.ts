import type { ResultDifference } from '#contract/judging.ts'
import { isSameSums, type ResultSums } from '#domain/trials/accepted.ts'
import { AppError } from '../platform/errors.ts'
import { presentWater } from './results.presenter.ts'
import type { ResultLine } from './results.types.ts'

/**
 * Holds what is published to what was shown: whoever marks a dog done answers for the points and the prize that stood on the screen,
 * and other water work, another class or another rulebook may have made others of them meanwhile.
 *
 * @param done with the water work that stood beside the sheet
 * @throws AppError 409 RESULT_DIFFERS
 */
export function refuseOther(shown: ResultSums, { result, water }: ResultLine): void {
  const { points = null, prize = 0 } = result ?? {}
  if (isSameSums(shown, { points, prize, water })) return
  const computed = { points, prize, water: water && presentWater(water) }
  const details: ResultDifference = { shown, computed }
  throw new AppError('conflict', 'RESULT_DIFFERS', undefined, { details })
}
