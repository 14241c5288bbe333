/** What a virtual barcode holds. */
export interface BarcodeFacts {
  /** a Finnish account, without spaces */
  readonly iban: string
  /** 0: the payer writes the sum */
  readonly amountCents: number
  /** a Finnish reference number or one beginning with `RF`, without spaces */
  readonly reference: string
  /** ISO day by which to pay; null: none */
  readonly dueOn: string | null
}

/** The most that its eight digits take. */
const MOST_CENTS = 99_999_999

/**
 * The virtual barcode of a bill: 54 digits that the payer copies into the bank's page, and that stand in the bar code. Symbol version 4 carries
 * a Finnish reference number, 5 an international one. @returns null: the account is not Finnish. Source: docs/rules/entries.md#virtual-barcode
 */
export function virtualBarcode({ iban, amountCents, reference, dueOn }: BarcodeFacts): string | null {
  if (!/^FI\d{16}$/.test(iban)) return null
  const account = iban.slice(2)
  const sum = String(amountCents > MOST_CENTS ? 0 : amountCents).padStart(8, '0')
  const due = dueOn === null ? '000000' : dueOn.replaceAll('-', '').slice(2)
  return reference.startsWith('RF')
    ? `5${account}${sum}${reference.slice(2, 4)}${reference.slice(4).padStart(21, '0')}${due}`
    : `4${account}${sum}000${reference.padStart(20, '0')}${due}`
}
