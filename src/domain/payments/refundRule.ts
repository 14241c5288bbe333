import { addDays } from '../dates.ts'

/** Why money comes back to who cancels. */
export const REFUND_GROUNDS = ['beforeClosing', 'trialMoved', 'heat', 'illness', 'death', 'other'] as const
export type RefundGround = (typeof REFUND_GROUNDS)[number]

/** What an entrant may claim once nothing comes back by itself any more. */
export const CLAIMED_GROUNDS = [
  'heat',
  'illness',
  'death',
  'other',
] as const satisfies readonly RefundGround[]
export type ClaimedGround = (typeof CLAIMED_GROUNDS)[number]

/** What comes back for a ground, from a day on until a later row of it. */
export interface RefundRule {
  readonly id: number
  readonly ground: RefundGround
  readonly validFrom: string
  /** percent of what was paid */
  readonly share: number
  /** cents that stay of what would come back */
  readonly handlingCents: number
  readonly needsCertificate: boolean
}

/** The rule of a ground in force on a day; undefined: none yet. Source: docs/rules/entries.md#what-comes-back. */
export const refundRuleOn = <Rule extends RefundRule>(
  rules: readonly Rule[],
  ground: RefundGround,
  day: string,
): Rule | undefined =>
  rules
    .filter((rule) => rule.ground === ground && rule.validFrom <= day)
    .toSorted((a, b) => b.validFrom.localeCompare(a.validFrom))[0]

/** What comes back of a sum that was paid, by a rule: its share, in whole cents, less the handling fee; never below 0. */
export function backCents(
  paidCents: number,
  rule: Pick<RefundRule, 'share' | 'handlingCents'> | undefined,
): number {
  if (!rule) return 0
  return Math.max(0, Math.round((paidCents * rule.share) / 100) - rule.handlingCents)
}

/** A trial, as far as it decides what comes back. */
interface RefundedTrial {
  readonly heldOn: string
  readonly registrationEnd: string | null
  readonly moved: boolean
}

/**
 * The last day on which what was paid comes back by itself when an entrant cancels: the last day of registration; of a trial that has been moved
 * the day before it, since the entrant agreed to another day or place. null: never. Source: docs/rules/entries.md#what-comes-back.
 */
export const refundedUntil = ({ heldOn, registrationEnd, moved }: RefundedTrial): string | null =>
  moved ? addDays(heldOn, -1) : registrationEnd

/** The ground on which money comes back by itself on a day; null: the entrant has to claim one. */
export function groundByItself(trial: RefundedTrial, day: string): 'beforeClosing' | 'trialMoved' | null {
  const { registrationEnd, moved } = trial
  if (registrationEnd !== null && day <= registrationEnd) return 'beforeClosing'
  const until = refundedUntil(trial)
  return moved && until !== null && day <= until ? 'trialMoved' : null
}
