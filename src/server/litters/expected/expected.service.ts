import { addMonths } from '#domain/dates.ts'
import { breedFamily } from '#domain/dogs.ts'
import { frequencyAmong } from '#domain/genetics/genotypes/frequency.ts'
import { litterGenotypes } from '#domain/genetics/genotypes/litter.ts'
import { genotypeOf, LOCI, type Locus } from '#domain/genetics/genotypes/loci.ts'
import type { Genotype } from '#domain/genetics/genotypes/mendel.ts'
import { usualPuppies } from '#domain/genetics/genotypes/puppies.ts'
import { dogSummaries } from '../../dogs/records.service.ts'
import type { PedigreeCache } from '../../genetics/pedigreeCache.service.ts'
import { dogNumber, isIn, type PedigreeSnapshot } from '../../genetics/snapshot.ts'
import type { Reader } from '../../platform/act.ts'
import { type Pair, requirePair } from '../litters.service.ts'
import { bornLitters, testedDogs } from './expected.store.ts'
import type { Expected, ExpectedOfLocus, TestedBreed, TestedLocus, TestedRow } from './expected.types.ts'

const LITTER_MONTHS = 10 * 12

/**
 * What puppies of two dogs may inherit of each gene that is tested in their breed. Source: docs/rules/genetics.md#genotypes-of-a-litter.
 * @param breeds the tests of each breed, read once
 * @throws AppError 404 for either dog, 422 for a pair that cannot be, 503 PEDIGREE_LOADING
 */
export async function expectPuppies(
  reader: Reader,
  pair: Pair,
  breeds: PedigreeCache<TestedBreed>,
): Promise<Expected> {
  const { sire, dam } = await requirePair(reader, pair)
  const { pedigree, ids } = reader.live.snapshot
  const parents = {
    sire: dogNumber(reader.live.snapshot, sire.id),
    dam: dogNumber(reader.live.snapshot, dam.id),
  }
  const family = breedFamily(sire.breed)
  const { loci, usual } = await breeds.find(reader, `${family} ${reader.today}`, () =>
    testedBreed(reader, family),
  )
  const found = loci.map(({ tested, ...of }): ExpectedOfLocus => {
    const { frequency } = of.frequency
    return { ...of, found: litterGenotypes({ pedigree, parents, tested, frequency }) }
  })
  const named = [parents.sire, parents.dam, ...found.flatMap(namedIn)]
  const summaries = await dogSummaries(
    reader,
    named.map((dog) => ids[dog]!),
  )
  return {
    ...parents,
    loci: found,
    usual,
    dogs: new Map(
      named.flatMap((dog) => (summaries.has(ids[dog]!) ? [[dog, summaries.get(ids[dog]!)!]] : [])),
    ),
  }
}

/** Dogs that an answer names. */
function namedIn({ found }: ExpectedOfLocus): number[] {
  if (!('refused' in found)) return [...found.sire.nearest, ...found.dam.nearest].map(({ dog }) => dog)
  return found.refused === 'contradiction' ? [...found.dogs] : []
}

async function testedBreed({ db, live, today }: Reader, family: string): Promise<TestedBreed> {
  const [rows, born] = await Promise.all([
    testedDogs(db, family),
    bornLitters(db, family, addMonths(today, -LITTER_MONTHS)),
  ])
  const loci = LOCI.map((locus) => testedLocus(live.snapshot, locus, rows))
  return { loci: loci.filter(({ tested }) => tested.size > 0), usual: usualPuppies(born) }
}

function testedLocus(snapshot: PedigreeSnapshot, locus: Locus, rows: readonly TestedRow[]): TestedLocus {
  const tested = new Map<number, Genotype>()
  for (const row of rows) {
    const genotype = genotypeOf(locus, row)
    // Of a dog that was entered a moment ago the next pedigree knows.
    if (genotype !== null && isIn(snapshot, row.id)) tested.set(dogNumber(snapshot, row.id), genotype)
  }
  return { locus, tested, frequency: frequencyAmong(tested.values()) }
}
