import { regnrKey } from '#domain/regnr.ts'
import type { Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { pedigreeDogByKey, statementsByKey } from './dogs.store.ts'
import type { OffspringRow, PedigreeDog, ShownDog, SiblingRow, SummaryRow } from './dogs.types.ts'
import { healthTextsOf } from './healthTexts.store.ts'
import { dogSummaries } from './records.service.ts'
import { offspringByKey, siblingsByKey } from './relatives.store.ts'

const DOG_NOT_FOUND = new AppError('notFound', 'DOG_NOT_FOUND')

/** A dog with all that belongs to it. @throws AppError DOG_NOT_FOUND */
export async function findDog({ shown }: Reader, regnr: string): Promise<ShownDog> {
  return requireDog(await shown.find(regnrKey(regnr)))
}

/** A dog as far as the pedigree needs it. @throws AppError 404 with the code asked for */
export async function findPedigreeDog(
  { db }: Reader,
  regnr: string,
  missing: AppError = DOG_NOT_FOUND,
): Promise<PedigreeDog> {
  const dog = await pedigreeDogByKey(db, regnrKey(regnr))
  if (!dog) throw missing
  return dog
}

/** Full or half siblings. @throws AppError DOG_NOT_FOUND */
export async function findSiblings(
  { db }: Reader,
  { regnr, kind }: { readonly regnr: string; readonly kind: 'full' | 'half' },
): Promise<readonly SiblingRow[]> {
  return requireDog(await siblingsByKey(db, regnrKey(regnr), kind))
}

/** Offspring and the dogs they were had with. @throws AppError DOG_NOT_FOUND */
export async function findOffspring(
  reader: Reader,
  regnr: string,
): Promise<{ offspring: readonly OffspringRow[]; others: ReadonlyMap<number, SummaryRow> }> {
  const offspring = requireDog(await offspringByKey(reader.db, regnrKey(regnr)))
  const others = await dogSummaries(
    reader,
    offspring.map((puppy) => puppy.otherId),
  )
  return { offspring, others }
}

/** A dog's own record, its full siblings before the half ones, its offspring, and what reports say of their health. @throws AppError DOG_NOT_FOUND */
export async function findRelatives(reader: Reader, regnr: string) {
  const { id } = await findPedigreeDog(reader, regnr)
  const [records, full, half, { offspring, others }] = await Promise.all([
    reader.shown.records([id]),
    findSiblings(reader, { regnr, kind: 'full' }),
    findSiblings(reader, { regnr, kind: 'half' }),
    findOffspring(reader, regnr),
  ])
  const siblings = [...full, ...half]
  const texts = await healthTextsOf(
    reader.db,
    [{ id }, ...siblings, ...offspring].map((one) => one.id),
  )
  return { dog: requireDog(records.get(id)), siblings, offspring, others, texts }
}
export type RelativesOfDog = Awaited<ReturnType<typeof findRelatives>>

/** A dog's own record and what reports say of its health. @throws AppError DOG_NOT_FOUND */
export async function findHealthTexts({ db, shown }: Reader, { id }: PedigreeDog) {
  const [records, texts] = await Promise.all([shown.records([id]), healthTextsOf(db, [id])])
  return { record: requireDog(records.get(id)), texts: texts.get(id) }
}

/** All health statements. @throws AppError DOG_NOT_FOUND */
export async function findStatements({ db }: Reader, regnr: string) {
  return requireDog(await statementsByKey(db, regnrKey(regnr)))
}

function requireDog<T>(thing: T | undefined): T {
  if (thing === undefined) throw DOG_NOT_FOUND
  return thing
}
