import * as z from 'zod'
import { dogSummary } from './dogs.ts'

/** What an entry says of its dog that is not in the register. */
export const unregisteredDog = z.strictObject({
  regnr: z.string(),
  name: z.string(),
  breed: z.string(),
  gender: z.enum(['male', 'female']).nullable(),
  birthDate: z.iso.date().nullable(),
  chip: z.string().nullable(),
  sire: z.string().nullable(),
  dam: z.string().nullable(),
  /** staff have linked it: the dog of the entry is a recorded one */
  linked: z.boolean(),
  /** the recorded dog that has its number by now; null: none, or it is linked */
  recorded: dogSummary.nullable(),
})
export type UnregisteredDog = z.infer<typeof unregisteredDog>
