type Put = (table: string, values: Readonly<Record<string, unknown>>) => Promise<number>

interface Planted {
  readonly account: number
  readonly name: string
  /** a text that names the person */
  readonly note: string
  readonly at: unknown
}

/** Puts the person into a saved search for a mate. */
export async function plantMateSearch(put: Put, { account, name, note, at }: Planted): Promise<void> {
  await put('mate_search', {
    account_id: account,
    name,
    note,
    regnr: 'FI12345/20',
    choice: 'listed',
    weights: '{}',
    score: 'points',
    updated_at: at,
  })
}

/** Puts the person into a saved search by features. */
export async function plantSavedSearch(
  put: Put,
  { account, name, at }: Omit<Planted, 'note'>,
): Promise<void> {
  await put('saved_search', {
    account_id: account,
    name,
    mail: true,
    condition: 2,
    least: 2,
    sex: 'female',
    conditions: '',
    seen: Buffer.alloc(0),
    looked_on: '2026-05-17',
    saved_at: at,
  })
}
