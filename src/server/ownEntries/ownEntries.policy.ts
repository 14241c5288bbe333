import type { Policy } from '../platform/http/viewer.ts'
import { readTrial } from '../trials/trials.policy.ts'
import type { Trial } from '../trials/trials.types.ts'
import type { OwnedEntry } from './ownEntries.types.ts'

/** An entry is managed by the account that made it, and by browsers that made it or came by its link. */
export const manageOwn: Policy<Pick<OwnedEntry, 'entry' | 'opened'>> = (viewer, { entry, opened }) =>
  opened || (entry.accountId !== null && entry.accountId === viewer.account?.id)

/** Whoever sees the trial may enter a dog. */
export const enterTrial: Policy<Trial> = (viewer, trial) =>
  trial.publishedAt !== null && readTrial(viewer, trial)
