/** Who gets money by a transfer. */
export interface Payee {
  readonly name: string
  /** without spaces */
  readonly iban: string
  readonly bic: string
}

const NAME_MOST = 70

/**
 * The text of the QR code by which a bank's application fills in a transfer. `rf`: an international reference, the only one that it takes.
 * Source: European Payments Council, EPC069-12, Quick Response Code: guidelines to enable data capture for the initiation of a SEPA credit transfer.
 */
export function epcCode({ name, iban, bic }: Payee, amountCents: number, rf: string): string {
  const sum = `EUR${(amountCents / 100).toFixed(2)}`
  return ['BCD', '002', '1', 'SCT', bic, name.slice(0, NAME_MOST), iban, sum, '', rf].join('\n')
}
