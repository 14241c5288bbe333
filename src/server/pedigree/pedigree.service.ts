import { chart } from '#domain/genetics/chart.ts'
import { type Parents, UNKNOWN } from '#domain/genetics/pedigree.ts'
import { findPedigreeDog } from '../dogs/dogs.service.ts'
import type { RecordRow } from '../dogs/dogs.types.ts'
import { compareWithBreed } from '../genetics/comparison.ts'
import { type Figures, figuresOf } from '../genetics/figures.ts'
import { hasLoop, type ParentLinks, type PedigreeSnapshot, parentNumbers } from '../genetics/snapshot.ts'
import type { Reader } from '../platform/act.ts'

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
  readonly parents: Parents
  readonly chart: ChartOfIds
  readonly figures: Figures
  /** a link to a parent counts as unknown, as the two stand in one loop */
  readonly loop: boolean
  readonly records: ReadonlyMap<number, RecordRow>
}

/** A dog with its chart and figures. @throws AppError 404 DOG_NOT_FOUND */
export async function findPedigree(
  reader: Reader,
  { regnr, generations }: { readonly regnr: string; readonly generations: number },
) {
  const dog = await findPedigreeDog(reader, regnr)
  return { dog, loaded: await loadForParents(reader, { parents: dog, generations, others: [dog.id] }) }
}

/** The inbreeding of a dog, and how it stands in its breed. @throws AppError 404 DOG_NOT_FOUND */
export async function findInbreeding(reader: Reader, regnr: string) {
  const { shown, live, today } = reader
  const dog = await findPedigreeDog(reader, regnr)
  const { snapshot } = live
  const figures = figuresOf(snapshot, parentNumbers(snapshot, dog))
  const records = await shown.records(figures.commonAncestors.map(({ id }) => id))
  const loop = hasLoop(snapshot, dog)
  return { dog, figures, records, loop, ...compareWithBreed(snapshot, dog.breed, figures, today) }
}

interface Wanted {
  readonly parents: ParentLinks
  readonly generations: number
  /** dogs whose records are wanted besides */
  readonly others: readonly number[]
}

/** Chart and figures of whoever has these parents: a dog, or a litter that is planned. */
export async function loadForParents(
  { shown, live }: Reader,
  { parents: ids, generations, others }: Wanted,
): Promise<LoadedPedigree> {
  const { snapshot } = live
  const parents = parentNumbers(snapshot, ids)
  const figures = figuresOf(snapshot, parents)
  const drawn = chartOf(snapshot, parents, generations, figures)
  const common = figures.commonAncestors.map(({ id }) => id)
  const records = await shown.records([...others, ...drawn.places, ...common])
  return { snapshot, parents, chart: drawn, figures, loop: hasLoop(snapshot, ids), records }
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
