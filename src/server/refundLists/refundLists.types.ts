/** A refund by bank transfer that has not gone yet. */
export interface OpenRefund {
  readonly id: number
  readonly entryId: number
  readonly stamp: string
  /** integer cents */
  readonly amountCents: number
  readonly reason: string
  readonly createdAt: Date
  /** null: it stands in no payment list */
  readonly listId: number | null
  readonly clubId: number
  readonly dog: { readonly regnr: string; readonly name: string }
  readonly trial: { readonly id: number; readonly heldOn: string | null; readonly place: string | null }
  readonly contactName: string | null
  readonly contactEmail: string | null
  /** where it goes; null: the entrant has not told */
  readonly account: { readonly iban: string; readonly holder: string } | null
}

/** A payment list. */
export interface RefundList {
  readonly id: number
  readonly club: { readonly id: number; readonly name: string }
  readonly iban: string
  readonly bic: string
  readonly accountHolder: string
  readonly madeAt: Date
  /** null: has been erased */
  readonly by: { readonly id: number; readonly username: string } | null
  /** refunds that stand in it, in all, and those that nobody has told the end of */
  readonly count: number
  readonly open: number
  /** integer cents, of all that stand in it */
  readonly sumCents: number
}
