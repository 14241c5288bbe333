import type { Act } from '../platform/act.ts'
import { deciders } from './deciders.store.ts'

/** Tells those who decide on health of the families that a look has told, once of each look. */
export async function mailAlerts(
  act: Act,
  { lookId, told }: { readonly lookId: number; readonly told: number },
): Promise<void> {
  for (const { id, email, firstName, language } of await deciders(act.db))
    await act.mail({
      thing: `health_look:${lookId}:${id}`,
      kind: 'healthAlerts',
      accountId: id,
      recipient: email,
      language,
      values: { name: firstName, count: String(told) },
      path: '/hallinta/terveysseuranta',
    })
}
