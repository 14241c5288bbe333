import type { Reader } from '../platform/act.ts'
import { type Receiver, receiversOf } from './receivers.store.ts'

/** Who is told of the result of a dog at a trial: its entrant, and its owners of today. */
export const resultReceivers = (
  { db, today }: Reader,
  about: { readonly trialId: number; readonly dogId: number },
): Promise<Receiver[]> => receiversOf(db, { ...about, day: today })
