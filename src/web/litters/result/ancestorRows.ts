import type { DogSummary } from '#contract/dogs.ts'
import type { LitterAnswer } from '#contract/pedigree.ts'
import type { RepeatedAncestor } from '#contract/repeatedAncestors.ts'

/** One ancestor that both parents have, or that stands on several places of the chart. */
export interface AncestorRow {
  readonly dog: DogSummary
  /** its mark in the chart; null: it stands beyond the chart, or once in it */
  readonly mark: RepeatedAncestor | null
  /** what it adds to the inbreeding, 0–1; null: nothing */
  readonly share: number | null
}

/** Every such ancestor once: those that add to the inbreeding, most first, then those that only stand repeatedly. */
export function ancestorRows(
  { chart, inbreeding }: Pick<LitterAnswer, 'chart' | 'inbreeding'>,
  repeated: readonly RepeatedAncestor[],
): AncestorRow[] {
  const marks = new Map(repeated.map((mark) => [chart.dogs[mark.dog]?.regnr, mark]))
  const common = inbreeding.commonAncestors.map((dog) => ({
    dog,
    mark: marks.get(dog.regnr) ?? null,
    share: dog.share,
  }))
  for (const { dog } of common) marks.delete(dog.regnr)
  const others = [...marks.values()].flatMap((mark) => {
    const dog = chart.dogs[mark.dog]
    return dog ? [{ dog, mark, share: null }] : []
  })
  return [...common, ...others]
}
