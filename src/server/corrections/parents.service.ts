import { type ParentFault, parentDoubts, parentFaults } from '#domain/parentage.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { type Asked, figureOf, findIdentities, holdPedigree, whatRestsOn } from './identity.service.ts'
import { ancestorsAmong, type Identity, updateParents } from './identity.store.ts'

/** Numbers of two parents; empty: unknown. */
export interface Pair {
  readonly sire: string
  readonly dam: string
}

interface Parents {
  readonly sire: Identity | null
  readonly dam: Identity | null
}

const ROLES = ['sire', 'dam'] as const

/** A dog and two that are to be its parents. @throws AppError 404 */
async function findFamily(reader: Pick<Reader, 'db'>, regnr: string, pair: Pair, lock = false) {
  const asked: Asked[] = [
    [regnr, { code: 'DOG_NOT_FOUND' }],
    ...(pair.sire ? [[pair.sire, { code: 'SIRE_NOT_FOUND', field: 'sire' }] as Asked] : []),
    ...(pair.dam ? [[pair.dam, { code: 'DAM_NOT_FOUND', field: 'dam' }] as Asked] : []),
  ]
  const [dog, ...found] = await findIdentities(reader, asked, { lock })
  const parents: Parents = {
    sire: pair.sire ? found[0]! : null,
    dam: pair.dam ? found.at(-1)! : null,
  }
  return { dog: dog!, parents }
}

/** What bars these parents, in their order. */
async function faultsOf({ db }: Pick<Reader, 'db'>, dog: Identity, parents: Parents) {
  const faults: { role: 'sire' | 'dam' | null; code: ParentFault }[] = []
  for (const role of ROLES) {
    const parent = parents[role]
    if (!parent) continue
    const codes = parentFaults(role, dog, parent)
    faults.push(...codes.map((code) => ({ role, code })))
    const isBelow = parent.id !== dog.id && (await ancestorsAmong(db, parent.id, [dog.id])).size > 0
    if (isBelow) faults.push({ role, code: 'PARENT_IS_DESCENDANT' })
  }
  if (parents.sire && parents.sire.id === parents.dam?.id) faults.push({ role: null, code: 'SAME_PARENTS' })
  return faults
}

const idsOf = ({ sire, dam }: Parents) => ({ sireId: sire?.id ?? null, damId: dam?.id ?? null })

/** Everything that would change if a dog had these parents. @throws AppError 404, 503 PEDIGREE_LOADING */
export async function previewOf(reader: Reader, regnr: string, pair: Pair) {
  const { dog, parents } = await findFamily(reader, regnr, pair)
  const faults = await faultsOf(reader, dog, parents)
  const doubts = ROLES.flatMap((role) => {
    const parent = parents[role]
    return parent ? parentDoubts(role, dog, parent).map((code) => ({ role, code })) : []
  })
  const summaries = await dogSummaries(reader, [
    dog.id,
    dog.sireId,
    dog.damId,
    ...Object.values(idsOf(parents)),
  ])
  return {
    dog,
    after: idsOf(parents),
    faults,
    doubts,
    summaries,
    figures: {
      now: figureOf(reader, dog),
      after: faults.length === 0 ? figureOf(reader, idsOf(parents)) : null,
    },
    resting: await whatRestsOn(reader, [dog.id]),
  }
}

/** Gives a dog other parents. Sent twice it changes nothing the second time. @throws AppError 404, 409 PARENTS_CHANGED, 422, 503 */
export async function correctParents(
  act: Act,
  regnr: string,
  { was, reason, ...pair }: Pair & { readonly was: Pair; readonly reason: string },
): Promise<string> {
  await holdPedigree(act)
  const { dog, parents } = await findFamily(act, regnr, pair, true)
  const { sireId, damId } = idsOf(parents)
  if (dog.sireId === sireId && dog.damId === damId) return dog.regnr
  const seen = await findFamily(act, regnr, was)
  if (dog.sireId !== idsOf(seen.parents).sireId || dog.damId !== idsOf(seen.parents).damId)
    throw new AppError('conflict', 'PARENTS_CHANGED')
  const [fault] = await faultsOf(act, dog, parents)
  if (fault)
    throw new AppError('refused', fault.code, fault.role === null ? undefined : { [fault.role]: fault.code })
  await updateParents(act.db, dog.id, { sireId, damId }, act.at)
  await act.log(['dog', dog.id], 'PARENTS_CORRECTED', named(seen.parents), { ...named(parents), reason })
  return dog.regnr
}

const named = ({ sire, dam }: Parents) => ({ sire: sire?.regnr ?? null, dam: dam?.regnr ?? null })
