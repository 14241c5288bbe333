import type { InfoKind, ResultField, ResultValue, ResultValues } from '#domain/resultFields.ts'
import type { NamedThings } from './details.store.ts'

/** Of what an id in a field is the id. */
const NAMED: Readonly<
  Record<InfoKind, Readonly<Partial<Record<ResultField, readonly [keyof NamedThings, string]>>>>
> = {
  hunt: {
    dog: ['dogs', 'dog'],
    event: ['trials', 'trial'],
    rulebook: ['rulebooks', 'rulebook'],
    countedWater: ['waters', 'water'],
  },
  water: { dog: ['dogs', 'dog'], event: ['trials', 'trial'], rulebook: ['rulebooks', 'rulebook'] },
  show: { dog: ['dogs', 'dog'], event: ['shows', 'show'] },
}

/** The ids in values of results. */
export function thingsIn(
  kind: InfoKind,
  values: readonly ResultValues[],
  judges: readonly number[] = [],
): NamedThings {
  const found = { dogs: [], trials: [], shows: [], waters: [], rulebooks: [] } as Record<string, number[]>
  for (const [field, [list]] of Object.entries(NAMED[kind]))
    found[list]!.push(
      ...values.flatMap((one) => {
        const id = one[field as ResultField]
        return typeof id === 'number' ? [id] : []
      }),
    )
  return { ...(found as unknown as NamedThings), judges }
}

/** Values with names in place of ids; what is gone without a name keeps its number. */
export function withNames(
  kind: InfoKind,
  values: ResultValues,
  names: ReadonlyMap<string, string>,
): ResultValues {
  const named = (field: string, value: ResultValue) => {
    const one = NAMED[kind][field as ResultField]
    return one && typeof value === 'number' ? (names.get(`${one[1]} ${value}`) ?? `#${value}`) : value
  }
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, named(field, value ?? null)]),
  )
}
