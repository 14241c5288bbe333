/** Whether money that moved through the provider of payments agrees with its settlements: docs/rules/entries.md#agreement. */
export const AGREEMENTS = ['agrees', 'unsettled', 'differs'] as const
export type Agreement = (typeof AGREEMENTS)[number]

/** Movements of money beside what settlements say of them. */
export interface Compared {
  /** movements through the provider, and rows of settlements that are about none */
  readonly compared: number
  /** of those the ones that do not agree, or that no settlement has in time */
  readonly cases: number
  /** of those the ones that no settlement has yet, while there is time */
  readonly unsettled: number
}

/** A difference stands before what is still to be settled; null: nothing moved through the provider. */
export function agreementOf({ compared, cases, unsettled }: Compared): Agreement | null {
  if (compared === 0) return null
  if (cases > 0) return 'differs'
  return unsettled > 0 ? 'unsettled' : 'agrees'
}
