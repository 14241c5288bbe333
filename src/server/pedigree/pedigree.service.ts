import { chart } from '#domain/genetics/chart.ts'
import { type Parents, UNKNOWN } from '#domain/genetics/pedigree.ts'
import type { PedigreeDog, RecordRow } from '../dogs/dogs.types.ts'
import type { ShownDogs } from '../dogs/shownDogs.service.ts'
import { type Figures, figuresOf } from '../genetics/figures.ts'
import { type PedigreeSnapshot, parentNumbers } from '../genetics/snapshot.ts'

/** A chart of database ids, place by place (sire, dam, sire's sire, …). */
interface ChartOfIds {
  readonly generations: number
  readonly places: readonly (number | null)[]
  /**
   * ancestors on several places, with what they add to the figure over six generations, however many the chart shows;
   * those that add most first, then the nearest
   */
  readonly repeated: readonly {
    readonly id: number
    readonly places: readonly number[]
    readonly share: number
  }[]
}

/** A chart with its figures and the records of all dogs that stand in either. */
export interface LoadedPedigree {
  readonly snapshot: PedigreeSnapshot
  readonly chart: ChartOfIds
  readonly figures: Figures
  readonly records: ReadonlyMap<number, RecordRow>
}

/** The chart and figures of a dog. */
export async function loadPedigree(
  shown: ShownDogs,
  snapshot: PedigreeSnapshot,
  dog: PedigreeDog,
  generations: number,
): Promise<LoadedPedigree> {
  return loadForParents(shown, snapshot, parentNumbers(snapshot, dog), generations, [dog.id])
}

/** The same from two parents; `others` are dogs whose records are wanted besides. */
export async function loadForParents(
  shown: ShownDogs,
  snapshot: PedigreeSnapshot,
  parents: Parents,
  generations: number,
  others: readonly number[],
): Promise<LoadedPedigree> {
  const figures = figuresOf(snapshot, parents)
  const drawn = chartOf(snapshot, parents, generations, figures)
  const common = figures.commonAncestors.map(({ id }) => id)
  const records = await shown.records([...others, ...drawn.places, ...common])
  return { snapshot, chart: drawn, figures, records }
}

function chartOf(
  snapshot: PedigreeSnapshot,
  parents: Parents,
  generations: number,
  { commonAncestors }: Figures,
): ChartOfIds {
  const drawn = chart(snapshot.pedigree, parents, generations)
  const shares = new Map(commonAncestors.map(({ id, share }) => [id, share]))
  return {
    generations,
    places: Array.from(drawn.places.subarray(1), (dog) => (dog === UNKNOWN ? null : snapshot.ids[dog]!)),
    repeated: drawn.repeated
      .map(({ dog, places }) => {
        const id = snapshot.ids[dog]!
        return { id, places, share: shares.get(id) ?? 0 }
      })
      .sort((a, b) => b.share - a.share || a.places[0]! - b.places[0]!),
  }
}
