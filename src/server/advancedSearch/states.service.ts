import { isGroup } from '#domain/advancedSearch/conditions.ts'
import { STATE, type States } from '#domain/advancedSearch/relatives.ts'
import { TRUST_LEVELS } from '#domain/genetics/trust.ts'
import type { PedigreeSnapshot } from '../genetics/snapshot.ts'
import { keepAllowed, UNKNOWN } from '../platform/columns.ts'
import type { FactName, KnownCondition } from './advancedSearch.types.ts'
import type { Facts, Inbreeding, SearchFacts } from './facts.service.ts'
import { isWithin, type RowTests, testsOf } from './tests.ts'

/** What there is to answer conditions by. */
export interface Ground {
  readonly facts: SearchFacts
  readonly snapshot: PedigreeSnapshot
  /** ISO day */
  readonly today: string
}

/** What is known of a condition of each dog by itself; of a condition about one relative whether it is met alone. Source: docs/rules/advanced-search.md#what-is-known. */
export async function statesOf(
  { facts, snapshot, today }: Ground,
  condition: KnownCondition,
): Promise<States> {
  if (condition.kind === 'inbreeding') return inbreedingStates(await facts.inbreeding(snapshot), condition)
  if (condition.kind === 'score') {
    const { rows, size } = await rowsAndSize(facts, ['score', condition.sheet, condition.score])
    return scoreStates(rows, size, condition)
  }
  const tested = testsOf(condition, today)
  const { rows, size } = await rowsAndSize(facts, tested.facts)
  const met = rowsOf(rows, size, tested.met)
  // Of how many it is known matters where there may be several alone.
  const known = isGroup(condition.of) && tested.known ? rowsOf(rows, size, tested.known) : null
  const states = new Uint8Array(size)
  for (let dog = 0; dog < size; dog++) {
    if (met[dog]! >= tested.times) states[dog] = STATE.met
    else states[dog] = known === null || known[dog]! > 0 ? STATE.notMet : STATE.unknown
  }
  return states
}

/** Facts, and how many dogs there are: both are read at the same time. */
async function rowsAndSize(facts: SearchFacts, name: FactName) {
  const [rows, { ids }] = await Promise.all([facts.of(name), facts.dogs()])
  return { rows, size: ids.length }
}

/** How many rows of each dog pass. */
export function rowsOf({ dogs, by }: Facts, size: number, tests: RowTests): Uint32Array {
  const passing = new Uint8Array(dogs.length).fill(1)
  for (const [name, allows] of Object.entries(tests)) keepAllowed(passing, by[name]!, allows)
  const counts = new Uint32Array(size)
  for (let row = 0; row < dogs.length; row++) {
    const dog = dogs[row]!
    if (dog !== UNKNOWN) counts[dog]! += passing[row]!
  }
  return counts
}

/** The mean over results on the scale of today; known of dogs with enough of those. */
function scoreStates(
  { dogs, by }: Facts,
  size: number,
  { others, results, ...bounds }: KnownCondition & { kind: 'score' },
): States {
  const isOwn = new Uint8Array(dogs.length).fill(1)
  keepAllowed(isOwn, by.scale!, (scale) => scale === null || !others.has(String(scale)))
  const { codes, values } = by.value!
  const [sums, counts] = [new Float64Array(size), new Uint32Array(size)]
  for (let row = 0; row < dogs.length; row++) {
    const dog = dogs[row]!
    if (dog === UNKNOWN || isOwn[row] === 0) continue
    sums[dog]! += Number(values[codes[row]!])
    counts[dog]!++
  }
  const states = new Uint8Array(size)
  for (let dog = 0; dog < size; dog++)
    if (counts[dog]! >= (results ?? 1))
      states[dog] = stateOf(isWithin(meanOf(sums[dog]!, counts[dog]!), bounds))
  return states
}

/** The mean of scores of one decimal, from their sum: in tenths, so that it is the number nearest to the true one. */
const meanOf = (sum: number, count: number): number => Math.round(sum * 10) / (10 * count)

const stateOf = (isMet: boolean): number => (isMet ? STATE.met : STATE.notMet)

/** Inbreeding over six generations; known where both parents are, and the pedigree can be trusted as far as is asked. */
function inbreedingStates(
  { values, trusts }: Inbreeding,
  { trust, ...bounds }: KnownCondition & { kind: 'inbreeding' },
): States {
  const least = trust === null ? TRUST_LEVELS.length : TRUST_LEVELS.indexOf(trust)
  const states = new Uint8Array(values.length)
  for (let dog = 0; dog < values.length; dog++) {
    const value = values[dog]!
    if (!Number.isNaN(value) && trusts[dog]! <= least) states[dog] = stateOf(isWithin(value * 100, bounds))
  }
  return states
}
