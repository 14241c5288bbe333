import { getCheckIn } from '#contract/endpoints/checkIn.ts'
import { entryChanges, getParticipants, trialDog } from '#contract/endpoints/entries.ts'
import { unregisteredDogs } from '#contract/endpoints/unregisteredDogs.ts'
import { pagesOf } from '../client/queries.ts'
import type { UnregisteredSearch } from './addresses.ts'

/** Dogs of entries that are not in the register, newest first, page by page. */
export const unregisteredQuery = (search: UnregisteredSearch) => pagesOf(unregisteredDogs, { query: search })

/** What becomes stale where a dog of an entry becomes another. */
export const IDENTIFIED = [unregisteredDogs, getParticipants, entryChanges, getCheckIn, trialDog]
