interface Planted {
  readonly dog: number
  readonly account: number
  readonly at: unknown
  readonly texts: (...columns: string[]) => Readonly<Record<string, unknown>>
}

type Put = (table: string, values: Readonly<Record<string, unknown>>) => Promise<number>

/** A decision of the breeding register and an update of its list that the person has made, with the person in their texts. */
export async function plantRegister(put: Put, { dog, account, at, texts }: Planted): Promise<void> {
  const decision = { decided_at: at, decided_by: account, ...texts('reason') }
  const entry_id = await put('register_entry', {
    dog_id: dog,
    state: 'declined',
    applied_on: '2026-01-01',
    ...decision,
  })
  const update_id = await put('register_update', {
    key: crypto.randomUUID(),
    breed: '119',
    action: 'decline',
    decided_at: at,
    account_id: account,
    undone_at: at,
    undone_by: account,
    ...texts('reason'),
  })
  await put('register_update_entry', {
    update_id,
    entry_id,
    version: 2,
    state: 'applied',
    weighed: [],
    ...decision,
  })
}
