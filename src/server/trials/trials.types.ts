import type { Filling, PlaceDraw } from '#domain/entries/placeDraw.ts'
import type { Payee } from '#domain/payments/epcCode.ts'
import type { TrialClass, TrialType } from '#domain/trials/results.ts'
import type { TrialFacts } from '#domain/trials/states.ts'
import type { WrittenRow } from '#domain/trials/trialFields.ts'

/** A judge of one trial. */
export interface TrialJudge {
  readonly id: number
  readonly name: string
  readonly accountId: number | null
  readonly head: boolean
}

/** A trial with what people have set of its state, and who may do what with it. */
export interface TrialHead extends WrittenRow {
  readonly id: number
  readonly version: number
  readonly type: TrialType | null
  readonly heldOn: string | null
  readonly kaerNr: number | null
  readonly divided: boolean
  readonly classes: readonly TrialClass[]
  readonly filling: Filling
  /** the draw of its places; null: it is a draft, or fills by queue */
  readonly placeDraw: PlaceDraw | null
  readonly closedByHand: boolean
  readonly headJudgeReportId: number | null
  readonly capacityByClass: Readonly<Partial<Record<TrialClass, number>>>
  /** what its organiser has the right to propose dogs for, by code */
  readonly proposals: readonly string[]
  readonly startSeed: string | null
  /** of the draw of its parties */
  readonly partySeed: string | null
  /** counts the changes of its parties */
  readonly partyVersion: number
  /** since when everyone sees the start list; null: nobody */
  readonly startListAt: string | null
  readonly publishedAt: string | null
  readonly endedAt: string | null
  readonly cancelledAt: string | null
  readonly cancelReason: string | null
  /** it was given when everyone reads it */
  readonly cancelReasonShown: boolean
  /** why it was last moved, from which day and place; null: never since everyone reads it */
  readonly moveReason: string | null
  readonly movedFrom: string | null
  readonly movedFromPlace: string | null
  readonly club: {
    readonly id: number
    readonly name: string
    readonly district: string | null
    /** to whom bank transfers go; null: the club takes none */
    readonly payee: Payee | null
    readonly businessId: string | null
    /** value added tax in its fees, in thousandths; null: none */
    readonly vatPermille: number | null
  }
  /** accounts of the organiser club's agents */
  readonly agents: readonly number[]
  /** the head judge first, then by name */
  readonly judges: readonly TrialJudge[]
}

/** The same with what is counted of its entries, which decides the rest of its state. */
export interface Trial extends TrialHead {
  /** dogs that have a place, by class */
  readonly taken: TrialFacts['taken']
  /** entries that have not been withdrawn, the reserve too */
  readonly entries: number
}
