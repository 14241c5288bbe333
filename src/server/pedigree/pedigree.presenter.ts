import { INBREEDING_GENERATIONS } from '#contract/firstConstants.ts'
import type { InbreedingBlock, PedigreeAnswer, PedigreeChart } from '#contract/pedigree.ts'
import type { PedigreeDog } from '../dogs/dogs.types.ts'
import { presentRecord, presentSummary } from '../dogs/records.presenter.ts'
import type { LoadedPedigree } from './pedigree.service.ts'

/** A dog with its chart and figures. */
export function presentPedigree(dog: PedigreeDog, loaded: LoadedPedigree): PedigreeAnswer {
  return {
    dog: presentRecord(loaded.records.get(dog.id)!, loaded.snapshot),
    chart: presentChart(loaded),
    inbreeding: presentInbreeding(loaded, importedOf(dog)),
  }
}

/** The inbreeding of a dog or a litter, with what it rests on. */
export function presentInbreeding(
  { figures, records, loop }: Pick<LoadedPedigree, 'figures' | 'records' | 'loop'>,
  imported: InbreedingBlock['imported'],
): InbreedingBlock {
  const { completeness } = figures
  return {
    generations: INBREEDING_GENERATIONS,
    coefficient: figures.coefficient,
    coefficientAll: figures.coefficientAll,
    knownAncestors: completeness.knownPlaces,
    possibleAncestors: completeness.possiblePlaces,
    completeGenerations: completeness.completeGenerations,
    completeGenerationEquivalents: figures.equivalentGenerations,
    ancestorLoss: completeness.ancestorLoss,
    trust: figures.trust,
    imported,
    loop,
    commonAncestors: figures.commonAncestors.flatMap(({ id, share }) => {
      const record = records.get(id)
      return record ? [{ ...presentSummary(record), share }] : []
    }),
  }
}

/** Whose pedigree begins at the border: the dog's own, or that of a parent. */
export function importedOf({ imported, importedParent }: PedigreeDog): InbreedingBlock['imported'] {
  if (imported) return 'dog'
  return importedParent ? 'parent' : null
}

/** The chart with every dog once, in the order of its first place. */
export function presentChart({ chart, records, snapshot }: LoadedPedigree): PedigreeChart {
  const ids = [...new Set(chart.places)].filter((id) => id !== null && records.has(id)) as number[]
  const indexOf = new Map(ids.map((id, index) => [id, index]))
  return {
    generations: chart.generations,
    dogs: ids.map((id) => presentRecord(records.get(id)!, snapshot)),
    places: chart.places.map((id) => (id === null ? null : (indexOf.get(id) ?? null))),
    repeated: chart.repeated.flatMap(({ id, places, share }) => {
      const dog = indexOf.get(id)
      return dog === undefined ? [] : [{ dog, places: [...places], share }]
    }),
  }
}
