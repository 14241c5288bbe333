import type { Reader } from '../platform/act.ts'
import type { Value } from '../platform/columns.ts'
import type { GroupOrder } from './analyses.types.ts'
import { breedNames, dogsInOrder, namesInOrder } from './groupOrder.store.ts'
import type { JudgeNames } from './names.service.ts'
import { compare, type GroupSums } from './sums.ts'

interface Ordering {
  readonly classes: readonly string[]
  readonly judgeNames: JudgeNames
}

/** Groups as they are asked for; of two alike the one with the lesser key comes first. */
export async function inOrder(
  reader: Reader,
  ordering: Ordering,
  { by, sort, direction }: GroupOrder & { readonly by: string },
  groups: readonly GroupSums[],
): Promise<readonly GroupSums[]> {
  const values = groups.map(({ value }) => value)
  const named = sort === 'group' ? await byName(reader, ordering, by, values) : null
  const places = named && new Map(named.map((value, place) => [value, place]))
  const sign = direction === 'asc' ? 1 : -1
  const sorted = (group: GroupSums): Value => {
    if (sort !== 'group') return group[sort] ?? Number.NEGATIVE_INFINITY
    return places ? (places.get(group.value) ?? groups.length) : group.value
  }
  return groups.toSorted((a, b) => sign * compare(sorted(a), sorted(b)) || compare(a.value, b.value))
}

/** Groups in the order of what they are called; null: by the value itself. */
async function byName(
  { db, language }: Reader,
  { classes, judgeNames }: Ordering,
  by: string,
  values: readonly Value[],
): Promise<readonly Value[] | null> {
  const texts = values.map(String)
  const ofTexts = (ordered: Iterable<string>) => {
    const byText = new Map(values.map((value) => [String(value), value]))
    return [...ordered].flatMap((text) => byText.get(text) ?? [])
  }
  switch (by) {
    case 'class':
      return classes
    case 'breed':
      return [...(await breedNames(db, texts, language)).keys()]
    case 'sire':
    case 'dam':
      return dogsInOrder(db, values.map(Number))
    case 'kennel':
      return namesInOrder(db, texts)
    case 'judge':
      return ofTexts((await judgeNames(texts)).keys())
    default:
      return null
  }
}
