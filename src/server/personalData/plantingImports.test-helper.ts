type Put = (table: string, values: Readonly<Record<string, unknown>>) => Promise<number>

interface Planted {
  readonly account: number
  readonly name: string
  /** a text in which the person is named */
  readonly note: string
  readonly at: Date | string
}

/** Puts the person into an update of the data and what it would change. */
export async function plantUpdate(put: Put, { account, name, note, at }: Planted): Promise<void> {
  await put('api_key', {
    partner: note,
    note,
    beginning: 'kk_abcde',
    key_hash: Buffer.alloc(32),
    per_minute: 60,
    created_at: at,
    created_by: account,
  })
  await put('data_mapping', {
    name: note,
    sheets: '[]',
    created_at: at,
    created_by: account,
    changed_at: at,
    changed_by: account,
  })
  const update_id = await put('data_update', {
    made_at: at,
    account_id: account,
    file_name: `${name}.csv`,
    failure_at: note,
    size: 1,
  })
  await put('data_update_row', { update_id, place: 1, kind: 'new', former: note, value: note })
}
