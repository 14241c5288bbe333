import { transferUntil } from '#domain/entries/holds.ts'
import { findOwnAccount } from '../accounts/profile.service.ts'
import { livingDogsOwned } from '../dogs/ownership.service.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import { readLists } from '../entries/lists.service.ts'
import type { Reader } from '../platform/act.ts'
import { findTrial, findTrialId, type TrialAddress } from '../trials/trials.service.ts'
import type { Trial } from '../trials/trials.types.ts'
import { productsOf } from './entering.service.ts'
import { describeMethods } from './methods.service.ts'
import { entriesOfAccount } from './ownEntries.store.ts'

/** Dogs that are offered first. */
const MOST_DOGS = 12

/** The trial of an address, an earlier one too. @throws AppError 404 TRIAL_NOT_FOUND */
export const findEntryTrial = async (reader: Reader, address: TrialAddress): Promise<Trial> =>
  findTrial(reader, await findTrialId(reader, address))

/** What is needed to enter a dog oneself. */
export async function describeForm(reader: Reader, trial: Trial) {
  const lists = await readLists(reader, trial)
  const entrant = await describeEntrant(reader)
  return {
    trial,
    lists,
    entrant,
    methods: describeMethods(reader, trial),
    transferUntil: transferUntil(reader.today, trial.heldOn!),
    products: await productsOf(reader, trial, entrant?.isMember ?? false),
  }
}
export type DescribedForm = Awaited<ReturnType<typeof describeForm>>

/** The contact of who has signed in, with the dogs entered before and then the other dogs owned; null: a visitor. */
async function describeEntrant(reader: Reader) {
  if (!reader.viewer.account) return null
  const account = await findOwnAccount(reader)
  const entered = (await entriesOfAccount(reader.db, account.id)).map(({ dogId }) => dogId)
  const owned = account.person_id ? await livingDogsOwned(reader, account.person_id, MOST_DOGS) : []
  const dogIds = [...new Set([...entered, ...owned])].slice(0, MOST_DOGS)
  const dogs = await dogSummaries(reader, dogIds)
  return {
    account,
    isMember: account.membership_confirmed_at !== null,
    // One that is not in the register is told anew: what was said of it belongs to its entry.
    dogs: dogIds.map((id) => dogs.get(id)!).filter(({ registered }) => registered),
  }
}
