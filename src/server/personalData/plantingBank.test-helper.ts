type Put = (table: string, values: Readonly<Record<string, unknown>>) => Promise<number>

/** Puts the text that names the person into what statements and payment lists of a club hold. */
export async function plantBank(
  put: Put,
  {
    club,
    account,
    text,
    at,
  }: { readonly club: number; readonly account: number; readonly text: string; readonly at: Date },
): Promise<void> {
  await put('refund_list', {
    club_id: club,
    iban: 'FI7944052020036082',
    bic: 'HELSFIHH',
    account_holder: text,
    made_at: at,
    account_id: account,
  })
  const import_id = await put('bank_import', {
    imported_at: at,
    account_id: account,
    club_id: club,
    iban: 'FI7944052020036082',
    file_name: text,
    payments: 0,
    refunds: 0,
    cases: 1,
    known: 0,
  })
  await put('bank_transaction', {
    import_id,
    iban: 'FI7944052020036082',
    archive_id: '1',
    amount_cents: 5000,
    booked_on: '2026-01-02',
    case_kind: 'unmatched',
    settled_at: at,
    settled_by: account,
    party: text,
    message: text,
    reason: text,
  })
}

/** The same of what was decided about an entry: what its entrant asked back, and what the dog's owner had against it. */
export async function plantDecisions(
  put: Put,
  {
    entry,
    account,
    text,
    at,
  }: { readonly entry: number; readonly account: number; readonly text: string; readonly at: Date },
): Promise<void> {
  const decided = { entry_id: entry, made_at: at, verdict_reason: text, decided_at: at, decided_by: account }
  const rule = await put('refund_rule', { ground: 'heat', valid_from: '2030-01-01', share: 100 })
  await put('refund_claim', { ...decided, rule_id: rule, amount_cents: 5000, verdict: 'declined' })
  await put('entry_contest', { ...decided, account_id: account, reason: text, verdict: 'kept' })
}

/** The same of a payment that was moved to another entry. */
export async function plantMove(
  put: Put,
  {
    payment,
    trial,
    from,
    account,
    text,
    at,
  }: {
    readonly payment: number
    readonly trial: number
    readonly from: number
    readonly account: number
    readonly text: string
    readonly at: Date
  },
): Promise<void> {
  const dog = await put('dog', { breed_code: '119', name: 'Toinen Koira' })
  const to = await put('entry', { trial_id: trial, dog_id: dog, class: 'AVO' })
  await put('payment_move', {
    payment_id: payment,
    from_entry_id: from,
    to_entry_id: to,
    reason: text,
    moved_at: at,
    account_id: account,
  })
}
