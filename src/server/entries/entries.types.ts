import type { Hold } from '#domain/entries/holds.ts'
import type { Leaver } from '#domain/entries/ownEntry.ts'
import type { EntryList } from '#domain/entries/queue.ts'
import type { PaymentMethod } from '#domain/payments/methods.ts'
import type { Outcome, TrialClass } from '#domain/trials/results.ts'
import type { Language } from '../platform/http/language.ts'

/** A dog entered in a trial. */
export interface Entry {
  readonly id: number
  readonly dogId: number
  /** the dog as the entry told it, where it was not in the register; null: it was */
  readonly enteredAs: number | null
  readonly regnr: string
  readonly class: TrialClass
  readonly enteredAt: Date
  readonly handler: string | null
  readonly contactName: string | null
  readonly contactEmail: string | null
  readonly contactPhone: string | null
  readonly language: Language
  readonly startNumber: number | null
  /** number of its party; null: none, or no place */
  readonly party: number | null
  /** when and where to meet, as the entrant was told of it last */
  readonly toldMeeting: string | null
  readonly withdrawnAt: Date | null
  readonly withdrawnReason: string | null
  /** whose doing the withdrawal was */
  readonly leftBy: Leaver | null
  /** the account that entered; null: none */
  readonly accountId: number | null
  readonly productId: number | null
  /** what it costs, in cents; null: nothing is asked for */
  readonly feeCents: number | null
  /** how it is paid; null: nothing is asked for */
  readonly method: PaymentMethod | null
  /** why and until when its unpaid place is kept */
  readonly hold: Hold | null
  readonly heldUntil: Date | null
  /** sums of its money, in cents */
  readonly keptCents: number
  readonly paidCents: number
  readonly refundedCents: number
  /** refunds of which nobody knows whether they have gone back */
  readonly unknownRefunds: number
  /** its entrant asks money back, which waits for the organiser */
  readonly claims: boolean
  /** an owner of the dog contests it, which waits for the organiser */
  readonly contested: boolean
  readonly version: number
  /** of a result that has been marked done */
  readonly outcome: Outcome | null
  /** something is written on its sheet, and not marked done */
  readonly written: boolean
}

/** What judging needs of an entry that has a place. */
export type PlacedEntry = Pick<Entry, 'id' | 'dogId' | 'class' | 'startNumber' | 'party' | 'handler'>

/** An entry with the list that it is in. */
export interface ListedEntry extends Entry {
  readonly list: EntryList
}

/** Who is in a trial: places and reserve in their order, and whoever has withdrawn. */
export interface EntryLists {
  readonly places: readonly ListedEntry[]
  readonly reserve: readonly ListedEntry[]
  readonly withdrawn: readonly ListedEntry[]
}

/** Who handles a dog and whom the organiser reaches; empty: not known. */
export interface Entrant {
  readonly handler: string
  readonly contactName: string
  readonly contactEmail: string
  readonly contactPhone: string
  readonly language: Language
}
