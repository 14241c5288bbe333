import { descendantsOf } from '#domain/genetics/descendants.ts'
import { regnrKey } from '#domain/regnr.ts'
import { figuresOf } from '../genetics/figures.ts'
import { dogNumber, parentNumbers } from '../genetics/snapshot.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError, type ErrorCode } from '../platform/errors.ts'
import { countResting, type Identity, identitiesByKey, lockPedigree } from './identity.store.ts'

/** What a number is refused with when no dog has it. */
interface Missing {
  readonly code: ErrorCode
  readonly field?: string
}

/** A number, and what is said where no dog has it. */
export type Asked = readonly [regnr: string, missing: Missing]

/** Dogs by their numbers, in the order asked. @throws AppError 404 with the code of the first that is missing */
export async function findIdentities(
  { db }: Pick<Reader, 'db'>,
  asked: readonly Asked[],
  { lock }: { readonly lock: boolean } = { lock: false },
): Promise<Identity[]> {
  const found = await identitiesByKey(
    db,
    asked.map(([regnr]) => regnrKey(regnr)),
    { lock },
  )
  return asked.map(([regnr, { code, field }]) => {
    const dog = found.get(regnrKey(regnr))
    if (!dog) throw new AppError('notFound', code, field === undefined ? undefined : { [field]: code })
    return dog
  })
}

/** The dog that a correction is about. @throws AppError 404 DOG_NOT_FOUND */
export async function findIdentity(reader: Pick<Reader, 'db'>, regnr: string): Promise<Identity> {
  const [dog] = await findIdentities(reader, [[regnr, { code: 'DOG_NOT_FOUND' }]])
  return dog!
}

/** The dog of a change of its records, locked. @throws AppError 404 DOG_NOT_FOUND */
export async function lockDog(act: Act, regnr: string): Promise<Identity> {
  const [dog] = await findIdentities(act, [[regnr, { code: 'DOG_NOT_FOUND' }]], { lock: true })
  return dog!
}

/** @throws AppError 409 CHANGED_MEANWHILE */
export function refuseStale(dog: Identity, version: number): void {
  if (dog.version !== version) throw new AppError('conflict', 'CHANGED_MEANWHILE')
}

/** Keeps everyone else from changing the pedigree until the correction is done. @throws AppError 503 while an import runs */
export async function holdPedigree({ db }: Act): Promise<void> {
  if (!(await lockPedigree(db))) throw new AppError('busy', 'IMPORT_RUNNING')
}

/** The figure over six generations that parents give. */
export function figureOf({ live }: Reader, parents: { sireId: number | null; damId: number | null }) {
  const { coefficient, completeness, trust } = figuresOf(live.snapshot, parentNumbers(live.snapshot, parents))
  const { knownPlaces, completeGenerations } = completeness
  return { coefficient, knownAncestors: knownPlaces, completeGenerations, trust }
}

/** What rests on the place of dogs in the pedigree. */
export async function whatRestsOn({ db, live }: Reader, dogIds: readonly number[]) {
  const { pedigree, ids } = live.snapshot
  const below = new Set(dogIds.flatMap((id) => descendantsOf(pedigree, dogNumber(live.snapshot, id))))
  const counted = await countResting(db, [...dogIds, ...[...below].map((dog) => ids[dog]!)])
  return { descendants: below.size, ...counted }
}
