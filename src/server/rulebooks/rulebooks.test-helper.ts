import type { RulebookDetails, RulebookInput } from '#contract/rulebooks.ts'

/** What the form sends of a kept rulebook. `given` sets values by their path, such as `classes.AVO.coefficients.search`. */
export function rulebookBody(rulebook: RulebookDetails, overrides: object): RulebookInput {
  const { id, validFrom, classes, prizeLimits, confirmed, note, ...rest } = structuredClone(rulebook)
  const body = {
    baseId: id,
    validFrom,
    confirmed,
    note: note || 'Hallituksen kokous 1.9.2026',
    classes,
    prizeLimits,
    firstPrizeLeastGrade: rest.firstPrizeLeastGrade,
    leastPointsAtGame: rest.leastPointsAtGame,
    huntFeatures: rest.huntFeatures,
    waterFeatures: rest.waterFeatures,
    waterValidity: rest.waterValidity,
    averageMethod: rest.averageMethod,
    averageLeastDogs: rest.averageLeastDogs,
    objectionDays: rest.objectionDays,
    conditions: rest.conditions,
    proposals: rest.proposals,
  }
  for (const [path, value] of Object.entries(overrides)) setAt(body, path.split('.'), value)
  return body
}

function setAt(target: object, [head = '', ...rest]: readonly string[], value: unknown): void {
  const fields = target as Record<string, object | unknown>
  if (rest.length === 0) fields[head] = value
  else setAt(fields[head] as object, rest, value)
}
