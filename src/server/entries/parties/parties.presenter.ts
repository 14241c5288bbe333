import type * as z from 'zod'
import type { party } from '#contract/parties.ts'
import type { Party } from '#domain/entries/parties.ts'

export function presentParty({ number, day, meetsAt, place, judges }: Party): z.infer<typeof party> {
  return { number, day, meetsAt, place, judges: judges.map(({ id, name }) => ({ id, name })) }
}
