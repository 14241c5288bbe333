import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { CLUB_MODULES, type ClubProfile, SHIPPED_PROFILES } from '#domain/club/profiles.ts'
import { OperatorError } from './platform/operatorError.ts'

/** A profile that the service cannot start with; the message is one line that says what to change. */
class ProfileError extends OperatorError {}

const MOST_BREEDS = 1000
const name = (most: number) => z.string().max(most, `longer than ${most} characters`).trim().min(1, 'empty')
const isUnique = (values: readonly string[]) => new Set(values).size === values.length

/** What a file of a profile holds. Source: docs/another-club.md. */
const profileSchema = z.strictObject({
  id: z
    .string()
    .max(40)
    .regex(/^[a-z][a-z0-9-]*$/, 'not small letters, digits and hyphens'),
  clubName: name(120),
  title: name(60),
  modules: z.array(z.enum(CLUB_MODULES)).max(CLUB_MODULES.length),
  breeds: z
    .array(
      z.strictObject({
        code: z
          .string()
          .max(7)
          .regex(/^\d{1,4}(\.\d{1,2})?$/, 'not a number as 119 or 99.1'),
        fi: name(100),
        sv: name(100),
        en: name(100),
      }),
    )
    .max(MOST_BREEDS, `more than ${MOST_BREEDS}`)
    .min(1, 'none')
    .refine((breeds) => isUnique(breeds.map(({ code }) => code)), 'a code twice'),
})

/**
 * The profile of a club: one that comes with the service by its name, or else a file.
 * @throws ProfileError naming the first thing that is wrong
 */
export function clubProfileOf(setting: string): ClubProfile {
  const shipped = Object.hasOwn(SHIPPED_PROFILES, setting)
  const parsed = profileSchema.safeParse(shipped ? SHIPPED_PROFILES[setting] : readProfile(setting))
  if (parsed.success) return parsed.data
  const { path, message } = parsed.error.issues[0]!
  throw new ProfileError(
    `The club profile ${setting} is wrong at ${path.join('.') || 'its beginning'}: ${message}.`,
  )
}

function readProfile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const names = Object.keys(SHIPPED_PROFILES).join(' nor ')
    const why =
      error instanceof SyntaxError ? `it is no JSON (${error.message})` : 'there is no file that can be read'
    throw new ProfileError(`Setting CLUB_PROFILE=${file} is neither ${names}, and as a file: ${why}.`)
  }
}
