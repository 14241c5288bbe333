import type { RefundState } from './states.ts'

/**
 * What becomes of a transaction of a statement. `marked`: a person has recorded the payment before; `known`: an earlier statement has told it;
 * `other`: none of ours, and not kept.
 */
export const BANK_OUTCOMES = ['payment', 'marked', 'refund', 'case', 'known', 'other'] as const
export type BankOutcome = (typeof BANK_OUTCOMES)[number]

/** Why a person has to look at a transaction. */
export const CASE_KINDS = ['unmatched', 'otherAccount', 'reversal', 'refundDiffers'] as const
export type CaseKind = (typeof CASE_KINDS)[number]

/** Whether a payment is what is due. */
export const FITS = ['exact', 'partial', 'tooMuch'] as const
type Fit = (typeof FITS)[number]

interface Told {
  /** of the account that the statement is of */
  readonly iban: string
  /** integer cents; below 0: it went out */
  readonly amountCents: number
  readonly reversal: boolean
}

/** What we know of what a transaction names. */
export interface MatchFacts {
  readonly isKnown: boolean
  /** an earlier statement has told a payment by the same archive id, or money that still waits for a person */
  readonly takesPaymentBack: boolean
  /** the entry whose reference it has; `iban`: account of its trial's club; `marked`: a person has recorded a payment of this sum */
  readonly entry: { readonly iban: string | null; readonly marked: boolean } | undefined
  /** the refund by transfer whose name it has; `iban`: account of its payment list; `isTold`: an earlier debit has told it */
  readonly refund:
    | {
        readonly state: RefundState
        readonly amountCents: number
        readonly iban: string | null
        readonly isTold: boolean
      }
    | undefined
}

type Match =
  | { readonly outcome: 'case'; readonly caseKind: CaseKind }
  | { readonly outcome: Exclude<BankOutcome, 'case'>; readonly caseKind: null }

const CASE = (caseKind: CaseKind): Match => ({ outcome: 'case', caseKind })
const IS = (outcome: Exclude<BankOutcome, 'case'>): Match => ({ outcome, caseKind: null })

/** What a transaction is. Source: docs/rules/entries.md#statements. */
export function matchOf(told: Told, facts: MatchFacts): Match {
  const { entry, refund } = facts
  if (facts.isKnown) return IS('known')
  if (told.reversal) {
    const isOurs =
      told.amountCents > 0 || entry !== undefined || refund !== undefined || facts.takesPaymentBack
    return isOurs ? CASE('reversal') : IS('other')
  }
  if (told.amountCents < 0) {
    if (!refund) return IS('other')
    // One that a person has marked as paid is told once more by its debit.
    const waits = refund.state === 'sending' || (refund.state === 'done' && !refund.isTold)
    const isIt = waits && refund.amountCents === -told.amountCents && refund.iban === told.iban
    return isIt ? IS('refund') : CASE('refundDiffers')
  }
  if (!entry) return CASE('unmatched')
  if (entry.iban !== told.iban) return CASE('otherAccount')
  return IS(entry.marked ? 'marked' : 'payment')
}

/** How a payment fits what is due before it; integer cents. */
export const fitOf = (amountCents: number, dueCents: number): Fit =>
  amountCents === dueCents ? 'exact' : amountCents < dueCents ? 'partial' : 'tooMuch'
