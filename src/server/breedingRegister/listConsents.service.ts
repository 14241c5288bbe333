import type { OperatorAct } from '../platform/act.ts'
import { endListConsent } from './breedingRegister.store.ts'
import { consentsOfDogs, ownersBehind } from './listConsents.store.ts'

/**
 * Makes a change of who owns dogs; a consent to the list of males that others had given by then counts no more. Source:
 * docs/rules/breeding-and-health.md#list-of-males.
 */
export async function endingListConsents<Result>(
  act: Pick<OperatorAct, 'db' | 'log'>,
  dogIds: readonly number[],
  change: () => Promise<Result>,
): Promise<Result> {
  const before = await consentsOfDogs(act.db, dogIds)
  const result = await change()
  const now = await ownersBehind(
    act.db,
    before.map(({ id }) => id),
  )
  // Nobody may have been recorded: then it is not known that anybody else owns the dog.
  for (const { id, owners } of before)
    if (owners.length > 0 && String(now.get(id)) !== String(owners)) {
      await endListConsent(act.db, id)
      await act.log(['register', id], 'CHANGED', { listConsent: true }, { listConsent: false })
    }
  return result
}
