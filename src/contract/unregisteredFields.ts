import * as z from 'zod'
import { breedCode, dayInput, emptyOr, lineInput, neededLine } from './inputs.ts'

/** An award that opens a class, as whoever enters the dog states it. */
export const statedAward = z.object({ award: neededLine(200), place: neededLine(200), wonOn: dayInput() })

/** What the right to start of a dog that is not in the register follows from: its age, and awards by what they stand for. */
export const statedRights = {
  birthDate: dayInput(),
  showAward: statedAward.optional(),
  firstPrizeInAvo: statedAward.optional(),
}

/** What an entry says of a dog that is not in the register, beside its number. */
export const unregisteredFields = {
  name: neededLine(100),
  breed: breedCode,
  gender: z.enum(['male', 'female'], 'VALUE_REQUIRED'),
  /** digits of the microchip; empty: not told */
  chip: emptyOr(15, z.string().regex(/^\d{15}$/, 'CHIP_INVALID'), 'CHIP_INVALID'),
  /** numbers or names of the parents; empty: not known */
  sire: lineInput(100),
  dam: lineInput(100),
  ...statedRights,
}
export const unregisteredInput = z.object(unregisteredFields)
/** Data that an entry gives of its dog. */
export type UnregisteredInput = z.output<typeof unregisteredInput>
