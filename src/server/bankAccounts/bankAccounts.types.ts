/** An organiser club with those who decide about its money. */
export interface MoneyClub {
  readonly id: number
  readonly name: string
  /** accounts of its agents */
  readonly agents: readonly number[]
  /** null: it takes no bank transfers */
  readonly account: BankAccount | null
}

/** The account of a club, as its bank knows it. */
interface BankAccount {
  readonly iban: string
  readonly bic: string
  readonly holder: string
}
