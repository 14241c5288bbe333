import { periodFault } from '#domain/ownership.ts'
import type { RecordKind } from './kinds.types.ts'
import { givenDay, neededText, textOf } from './readCells.ts'

/** Characters that the service takes: contract/dogOwners.ts. */
const [LONGEST_NAME, LONGEST_TOWN] = [200, 100]

/** What a row says of an owner of a dog, by the rules of those who keep owners. Source: docs/rules/dog-basics.md#owners. */
export const readOwner: RecordKind['read'] = (cell, report, context) => {
  const name = neededText('owner', cell, report, LONGEST_NAME)
  const town = textOf('owner_town', cell, report, LONGEST_TOWN)
  const startDate = givenDay('owner_since', cell, report, context)
  const endDate = givenDay('owner_until', cell, report, context)
  if (name === null || town === undefined || startDate === undefined || endDate === undefined) return null
  const fault = periodFault({ startDate, endDate }, { birthDate: null, today: context.today })
  if (fault) report('owner-period', 'owner_until', endDate)
  return fault ? null : [name, town, startDate, endDate]
}
