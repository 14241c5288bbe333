import { type ParentFault, parentDoubts, parentFaults, type Relative } from '#domain/parentage.ts'
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

const askedOf = ({ sire, dam }: Pair): Asked[] => [
  ...(sire ? [[sire, { code: 'SIRE_NOT_FOUND', field: 'sire' }] as Asked] : []),
  ...(dam ? [[dam, { code: 'DAM_NOT_FOUND', field: 'dam' }] as Asked] : []),
]

const parentsIn = ({ sire, dam }: Pair, found: readonly Identity[]): Parents => ({
  sire: sire ? found[0]! : null,
  dam: dam ? found.at(-1)! : null,
})

/** Two that are to be parents. @throws AppError 404 */
export async function findParents(reader: Pick<Reader, 'db'>, pair: Pair, lock = false): Promise<Parents> {
  return parentsIn(pair, await findIdentities(reader, askedOf(pair), { lock }))
}

/** A dog and two that are to be its parents. @throws AppError 404 */
async function findFamily(reader: Pick<Reader, 'db'>, regnr: string, pair: Pair, lock = false) {
  const asked: Asked[] = [[regnr, { code: 'DOG_NOT_FOUND' }], ...askedOf(pair)]
  const [dog, ...found] = await findIdentities(reader, asked, { lock })
  return { dog: dog!, parents: parentsIn(pair, found) }
}

/** What bars these parents, in their order. */
export async function faultsOf({ db }: Pick<Reader, 'db'>, dog: Relative, parents: Parents) {
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

/** What makes these parents doubtful, in their order. */
export const doubtsOf = (dog: Relative, parents: Parents) =>
  ROLES.flatMap((role) => {
    const parent = parents[role]
    return parent ? parentDoubts(role, dog, parent).map((code) => ({ role, code })) : []
  })

export const idsOf = ({ sire, dam }: Parents) => ({ sireId: sire?.id ?? null, damId: dam?.id ?? null })

/** Everything that would change if a dog had these parents. @throws AppError 404, 503 PEDIGREE_LOADING */
export async function previewOf(reader: Reader, regnr: string, pair: Pair) {
  const { dog, parents } = await findFamily(reader, regnr, pair)
  const faults = await faultsOf(reader, dog, parents)
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
    doubts: doubtsOf(dog, parents),
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
  await refuseParents(act, dog, parents)
  await updateParents(act.db, dog.id, { sireId, damId }, act.at)
  await act.log(['dog', dog.id], 'PARENTS_CORRECTED', named(seen.parents), { ...named(parents), reason })
  return dog.regnr
}

/** @throws AppError 422 with the parent as the field */
export async function refuseParents(act: Act, dog: Relative, parents: Parents): Promise<void> {
  const [fault] = await faultsOf(act, dog, parents)
  if (fault)
    throw new AppError('refused', fault.code, fault.role === null ? undefined : { [fault.role]: fault.code })
}

const named = ({ sire, dam }: Parents) => ({ sire: sire?.regnr ?? null, dam: dam?.regnr ?? null })
