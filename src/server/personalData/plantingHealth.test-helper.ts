type Put = (table: string, values: Readonly<Record<string, unknown>>) => Promise<number>

interface Planted {
  readonly dog: number
  readonly account: number
  readonly name: string
  readonly email: string
  /** columns → the text that names the person */
  readonly texts: (...columns: string[]) => object
}

/** Puts the person into a statement and a report on a dog's health. */
export async function plantHealth(put: Put, { dog, account, name, email, texts }: Planted): Promise<void> {
  await put('health_statement', {
    dog_id: dog,
    kind: 'hips',
    scale: 'fci_hips',
    value: 'B',
    ...texts('certificate', 'remark'),
  })
  const look = await put('health_look', { quarter: '2026-01-01', begun_at: '2026-01-01T10:00:00Z' })
  await put('health_alert', {
    ...{ look_id: look, family: '119', kind: 'hips', sort: 'sire', dog_id: dog },
    ...{ examined: 20, affected: 9, expected: 3, state: 'closed' },
    decided_by: account,
    decided_at: '2026-01-03T10:00:00Z',
    ...texts('reason'),
  })
  await put('health_inquiry', {
    key: '7d1f9d8e-5f0e-4c39-9d0e-3f5c1f0e7a11',
    dog_id: dog,
    informer: 'owner',
    informer_name: name,
    informer_email: email,
    language: 'fi',
    account_id: account,
    condition: 'problem',
    reported_on: '2026-01-02',
    reported_at: '2026-01-02T10:00:00Z',
    state: 'published',
    decided_at: '2026-01-03T10:00:00Z',
    decided_by: account,
    ...texts('sickness', 'character', 'genetics', 'death_description', 'public_text', 'internal_text'),
  })
}
