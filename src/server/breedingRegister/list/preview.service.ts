import type * as z from 'zod'
import type { previewListUpdate } from '#contract/breedingList.ts'
import { LIST_UPDATE_MAX } from '#contract/breedingListConstants.ts'
import type { OwnerAccount } from '../../dogs/dogs.types.ts'
import { ownersOfDogs } from '../../dogs/ownership.service.ts'
import type { Reader } from '../../platform/act.ts'
import { AppError } from '../../platform/errors.ts'
import type { CheckedEntry } from '../breedingRegister.types.ts'
import { withDogs } from '../checking.service.ts'
import { isPossible, mustSayWhy } from '../deciding.service.ts'
import { mailOf } from '../registerMails.ts'
import { entriesOnList, matches } from './list.service.ts'

type Input = z.output<typeof previewListUpdate.body>

/** What a decision would make of an entry. */
export interface PreviewedEntry extends CheckedEntry {
  readonly possible: boolean
  readonly needsReason: boolean
  /** who would be mailed */
  readonly owners: readonly OwnerAccount[]
}

export interface Preview {
  readonly action: Input['action']
  readonly rows: readonly PreviewedEntry[]
}

/** What a decision would make of the chosen entries of a breed, by the names of the dogs. @throws AppError 404 BREED_NOT_FOUND, 422 LIST_UPDATE_TOO_LARGE */
export async function previewUpdate(
  reader: Reader,
  { breed, action, ids, ...filter }: Input,
): Promise<Preview> {
  const chosen = ids && new Set(ids)
  const isChosen = matches(filter)
  const found = (await entriesOnList(reader, breed)).filter((one) =>
    chosen ? chosen.has(one.entry.id) : isChosen(one),
  )
  if (found.length > LIST_UPDATE_MAX)
    throw new AppError('refused', 'LIST_UPDATE_TOO_LARGE', undefined, {
      details: { count: found.length, most: LIST_UPDATE_MAX },
    })
  const checked = await withDogs(reader, found)
  const told = mailOf(action) !== undefined
  const owners = told
    ? await ownersOfDogs(
        reader,
        checked.map(({ entry }) => entry.dogId),
      )
    : new Map<number, readonly OwnerAccount[]>()
  const rows = checked.map((one) => {
    const possible = isPossible(one, action)
    return {
      ...one,
      possible,
      needsReason: possible && mustSayWhy(one, action),
      owners: possible ? (owners.get(one.entry.dogId) ?? []) : [],
    }
  })
  return { action, rows }
}
