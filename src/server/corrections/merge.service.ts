import type { MergePreview } from '#contract/corrections.ts'
import { sameBreed } from '#domain/dogs.ts'
import { type ParentFault, parentFaults } from '#domain/parentage.ts'
import { RECORDED_FIELD_NAMES, RECORDED_FIELDS, type RecordedField } from '#domain/recordedFields.ts'
import { regnrKey } from '#domain/regnr.ts'
import { mergeKnown } from '../advancedSearch/saved/savedSearches.service.ts'
import { endingListConsents } from '../breedingRegister/listConsents.service.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import { recordedValues } from '../history/sources.service.ts'
import type { Act, Reader } from '../platform/act.ts'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { isOfMerged } from './corrections.store.ts'
import { figureOf, findIdentities, holdPedigree, whatRestsOn } from './identity.service.ts'
import { ancestorsAmong, type Identity, identitiesById, type Link, offspringOf } from './identity.store.ts'
import { collisionsOf, columnsOf, countMoves, finishMerge, moveRecords } from './merge.store.ts'
import { mergedColumns } from './mergedColumns.ts'

type MergeFault = MergePreview['faults'][number]

/** Two records of one dog: the one whose number stays, and the other. @throws AppError 404 */
async function findPair(
  reader: Pick<Reader, 'db'>,
  regnrs: { readonly kept: string; readonly other: string },
  lock = false,
) {
  const [kept, other] = await findIdentities(
    reader,
    [
      [regnrs.kept, { code: 'DOG_NOT_FOUND' }],
      [regnrs.other, { code: 'DOG_NOT_FOUND', field: 'other' }],
    ],
    { lock },
  )
  return { kept: kept!, other: other! }
}

/** The dog that the two records would make, of the fields that are asked for. */
async function mergedOf({ db }: Pick<Reader, 'db'>, kept: Identity, other: Identity, take: RecordedField[]) {
  const rows = await columnsOf(db, [kept.id, other.id])
  const columns = mergedColumns(rows.get(kept.id)!, rows.get(other.id)!, take)
  const whole = { ...rows.get(kept.id)!, ...columns }
  const merged = {
    ...kept,
    sex: whole.sex as Identity['sex'],
    birthDate: whole.birth_date as string | null,
    birthYear: whole.birth_year as number | null,
    deathDate: whole.death_date as string | null,
    sireId: whole.sire_id as number | null,
    damId: whole.dam_id as number | null,
  }
  return { columns, merged }
}

/** Why two records cannot be of one dog. */
async function faultsOf(
  reader: Pick<Reader, 'db'>,
  { kept, other, merged }: { kept: Identity; other: Identity; merged: Identity },
): Promise<MergeFault[]> {
  const { db } = reader
  if (kept.id === other.id) return ['SAME_RECORD']
  const collisions = await collisionsOf(db, { keptId: kept.id, otherId: other.id })
  const offspring = await offspringOf(db, [kept.id, other.id])
  const roles = new Set(offspring.map(({ role }) => role))
  const above = await ancestorsAmong(db, kept.id, [other.id])
  const below = await ancestorsAmong(db, other.id, [kept.id])
  const sexes = new Set([kept.sex, other.sex].filter((sex) => sex !== null))
  const rules: [MergeFault, boolean][] = [
    ['DIFFERENT_SEX', sexes.size > 1 || roles.size > 1],
    ['DIFFERENT_BREEDS', !sameBreed(kept.breed, other.breed)],
    ['ONE_IS_ANCESTOR', above.size + below.size > 0],
    ['SAME_PARENTS', merged.sireId !== null && merged.sireId === merged.damId],
    ['AGES_CONTRADICT', await contradictsAges(db, merged, offspring)],
    ['BOTH_IN_TRIAL', collisions.trial],
    ['BOTH_IN_SHOW', collisions.show],
    ['BOTH_IN_REGISTER', collisions.register],
    ['TWO_JUNKKARI', collisions.junkkari],
    ['BOTH_ON_REVIEW_DAY', collisions.reviewDay],
  ]
  return rules.filter(([, met]) => met).map(([fault]) => fault)
}

const SEX_FAULTS: readonly ParentFault[] = ['SIRE_NOT_MALE', 'DAM_NOT_FEMALE']

/** Whether a dog cannot be the parent of its offspring, or the offspring of its parents, as far as ages tell. */
async function contradictsAges(db: Db, merged: Identity, offspring: readonly Link[]): Promise<boolean> {
  const parents = await identitiesById(
    db,
    [merged.sireId, merged.damId].filter((id) => id !== null),
  )
  const links = [
    ...offspring.map(({ role, child }) => ({ role, child, parent: merged })),
    ...parents.map((parent) => ({
      role: parent.id === merged.sireId ? ('sire' as const) : ('dam' as const),
      child: merged,
      parent,
    })),
  ]
  const faults = links.flatMap(({ role, child, parent }) => parentFaults(role, child, parent))
  return faults.some((fault) => !SEX_FAULTS.includes(fault))
}

/** Everything that would change if two records were of one dog. @throws AppError 404, 503 PEDIGREE_LOADING */
export async function previewOf(reader: Reader, regnrs: { kept: string; other: string }) {
  const { kept, other } = await findPair(reader, regnrs)
  const { merged } = await mergedOf(reader, kept, other, [])
  const faults = await faultsOf(reader, { kept, other, merged })
  const [mine, theirs] = [await recordedValues(reader, kept.id), await recordedValues(reader, other.id)]
  return {
    kept,
    other,
    faults,
    summaries: await dogSummaries(reader, [kept.id, other.id]),
    differences: RECORDED_FIELD_NAMES.flatMap((field) => {
      const column = RECORDED_FIELDS[field]
      const values = { kept: mine[column] ?? null, other: theirs[column] ?? null }
      return values.kept === values.other ? [] : [{ field, ...values }]
    }),
    ...(await countMoves(reader.db, { keptId: kept.id, otherId: other.id })),
    figures: { now: figureOf(reader, kept), after: faults.length === 0 ? figureOf(reader, merged) : null },
    resting: await whatRestsOn(reader, kept.id === other.id ? [kept.id] : [kept.id, other.id]),
  }
}

/** @throws AppError 409 ALREADY_MERGED where a number was a record's main one until that was merged into the dog that has it now */
async function refuseMerged(
  { db }: Act,
  asked: readonly (readonly [regnr: string, dog: Identity])[],
): Promise<void> {
  for (const [regnr, dog] of asked)
    if (regnrKey(regnr) !== regnrKey(dog.regnr) && (await isOfMerged(db, dog.id, regnr)))
      throw new AppError('conflict', 'ALREADY_MERGED')
}

/** Makes two records one. @throws AppError 404, 409 ALREADY_MERGED, 422 with a fault, 503 */
export async function mergeDogs(
  act: Act,
  regnrs: { readonly kept: string; readonly other: string },
  { take, reason }: { readonly take: RecordedField[]; readonly reason: string },
): Promise<string> {
  await holdPedigree(act)
  const { kept, other } = await findPair(act, regnrs, true)
  await refuseMerged(act, [
    [regnrs.kept, kept],
    [regnrs.other, other],
  ])
  const { columns, merged } = await mergedOf(act, kept, other, take)
  const [fault] = await faultsOf(act, { kept, other, merged })
  if (fault) throw new AppError('refused', fault)
  const pair = { keptId: kept.id, otherId: other.id }
  await mergeKnown(act, pair)
  await endingListConsents(act, [kept.id, other.id], () => moveRecords(act.db, pair))
  await finishMerge(act.db, pair, { columns, at: act.at })
  await act.log(['dog', kept.id], 'DOGS_MERGED', null, {
    other: other.regnr,
    name: other.name,
    taken: take,
    reason,
  })
  return kept.regnr
}
