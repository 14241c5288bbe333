import type * as z from 'zod'
import { DOG_LIST_MAX, DOG_PAGE_SIZE } from '#contract/constants.ts'
import type { litterMates, MateRefusal } from '#contract/pedigree.ts'
import { isOfBreedingAge } from '#domain/breeding/breedingAge.ts'
import type { BreedingRules } from '#domain/breeding/rules/inForce.ts'
import { breedFamily, type Sex, sameBreed } from '#domain/dogs.ts'
import { chartInbreeding } from '#domain/genetics/chartInbreeding.ts'
import { completeness } from '#domain/genetics/completeness.ts'
import { rankMates } from '#domain/genetics/mates.ts'
import { trustOf } from '#domain/genetics/trust.ts'
import { breedingRulesOf } from '../breedingRules/inForce.service.ts'
import { findPedigreeDog } from '../dogs/dogs.service.ts'
import type { PedigreeDog } from '../dogs/dogs.types.ts'
import { dogNumber, inbreedingById, isIn, type PedigreeSnapshot } from '../genetics/snapshot.ts'
import type { Reader } from '../platform/act.ts'
import { matesById, matesOfBreed } from './mates.store.ts'
import type { MateRow } from './mates.types.ts'

type Wanted = z.output<typeof litterMates.body>

/** Ids of the dogs that may stand beside another, in the order in which they are offered. */
export interface Offered {
  readonly dog: PedigreeDog
  readonly first: readonly number[]
  readonly others: readonly number[]
}

/**
 * Whoever may be chosen beside a dog: first those of breeding age that are not publicly known to be dead, by the inbreeding of the litter; then the
 * others, the youngest first. Source: docs/rules/breeding-and-health.md#choosing-a-mate.
 * @throws AppError 404 DOG_NOT_FOUND, 503 PEDIGREE_LOADING
 */
export async function findOffered(
  reader: Reader,
  { regnr, parent }: Pick<Wanted, 'regnr' | 'parent'>,
): Promise<Offered> {
  const { db, live, today } = reader
  const dog = await findPedigreeDog(reader, regnr)
  const [found, rules] = await Promise.all([
    matesOfBreed(db, breedFamily(dog.breed), SEX_OF[parent]),
    breedingRulesOf(reader),
  ])
  const rows = found.filter((row) => refusalOf(dog, parent, row) === null)
  const first = rows.filter((row) => comesFirst(rules, row, parent, today)).map(({ id }) => id)
  const chosen = new Set(first)
  return {
    dog,
    first: byInbreeding(live.snapshot, dog, first),
    others: rows.map(({ id }) => id).filter((id) => !chosen.has(id)),
  }
}

/** A page of those offered first and, where they are wanted, one of the others; or a page of what a text finds, those that may be chosen before those that may not. */
export async function findMates(
  reader: Reader,
  { dog, first, others }: Offered,
  { parent, text, all }: Pick<Wanted, 'parent' | 'text' | 'all'>,
) {
  const { shown, live } = reader
  const isFirst = new Set(first)
  const found = text === '' ? null : await findByText(reader, text, dog, parent)
  const page = found
    ? found.rows.toSorted((a, b) => rank(a) - rank(b)).slice(0, DOG_PAGE_SIZE)
    : [first, all ? others : []].flatMap((ids) => ids.slice(0, DOG_PAGE_SIZE).map(asOffered))
  const records = await shown.records(page.map(({ id }) => id))
  return {
    mates: page.flatMap(({ id, matched, refusal }) => {
      const record = records.get(id)
      if (!record) return []
      const litter = refusal === null ? litterOf(live.snapshot, dog.id, id) : null
      return {
        record,
        matched: matched === record.regnr ? null : matched,
        first: isFirst.has(id),
        refusal,
        litter,
      }
    }),
    first: first.length,
    all: first.length + others.length,
    found: found === null ? null : found.rows.length,
    similar: found?.similar ?? false,
  }

  function rank({ id, refusal }: Listed): number {
    if (refusal !== null) return 2
    return isFirst.has(id) ? 0 : 1
  }
}

interface Listed {
  readonly id: number
  readonly matched: string | null
  readonly refusal: MateRefusal | null
}

const asOffered = (id: number): Listed => ({ id, matched: null, refusal: null })

const SEX_OF = { sire: 'male', dam: 'female' } as const satisfies Record<Wanted['parent'], Sex>

/** Why a dog cannot stand beside another; null: it can. A dog of unknown sex may stand in either role. */
function refusalOf(dog: PedigreeDog, parent: Wanted['parent'], row: MateRow): MateRefusal | null {
  if (row.id === dog.id) return 'DOG_WITH_ITSELF'
  if (!sameBreed(row.breed, dog.breed)) return 'DIFFERENT_BREEDS'
  return row.sex === null || row.sex === SEX_OF[parent] ? null : 'SAME_SEX'
}

const comesFirst = (
  rules: BreedingRules,
  { breed, sex, born, knownDead }: MateRow,
  parent: Wanted['parent'],
  today: string,
): boolean => !knownDead && isOfBreedingAge(rules, { breed, sex: sex ?? SEX_OF[parent], born }, today)

/** Those whose own figures can be trusted before the others, each by the inbreeding of the litter. Source: docs/rules/genetics.md#choosing-mates. */
function byInbreeding(snapshot: PedigreeSnapshot, { id }: PedigreeDog, mates: readonly number[]): number[] {
  const { pedigree, inbreeding, ids } = snapshot
  const known = mates.filter((mate) => isIn(snapshot, mate))
  const candidates = Int32Array.from(known, (mate) => dogNumber(snapshot, mate))
  const ranked = rankMates(pedigree, inbreeding, dogNumber(snapshot, id), candidates).map(
    ({ dog }) => ids[dog]!,
  )
  const isShallow = (mate: number) => (inbreedingById(snapshot, mate).inbreedingTrust ?? 'low') === 'low'
  return [...ranked.filter((mate) => !isShallow(mate)), ...ranked.filter(isShallow)]
}

/** What a text finds, with the reason why a dog cannot be chosen. */
async function findByText({ db, shown }: Reader, text: string, dog: PedigreeDog, parent: Wanted['parent']) {
  const { result } = await shown.search(text, () => [])
  const hits = result.hits.slice(0, DOG_LIST_MAX)
  const rows = new Map(
    (
      await matesById(
        db,
        hits.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  )
  return {
    similar: result.similar,
    rows: hits.flatMap(({ id, matched }) => {
      const row = rows.get(id)
      return row ? { id, matched, refusal: refusalOf(dog, parent, row) } : []
    }),
  }
}

/** The inbreeding of the litter of two dogs and what it rests on; null while one of them is not in the pedigree in memory. */
export function litterOf(snapshot: PedigreeSnapshot, dog: number, mate: number) {
  if (!isIn(snapshot, dog) || !isIn(snapshot, mate)) return null
  const parents = { sire: dogNumber(snapshot, dog), dam: dogNumber(snapshot, mate) }
  const known = completeness(snapshot.pedigree, parents)
  return {
    coefficient: chartInbreeding(snapshot.pedigree, parents),
    knownAncestors: known.knownPlaces,
    possibleAncestors: known.possiblePlaces,
    trust: trustOf(known),
  }
}
