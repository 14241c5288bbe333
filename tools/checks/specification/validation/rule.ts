import type * as z from 'zod'
import type { NamedTest } from '../namedTest.ts'

/** Where the rules stand in the specification. */
export const VALIDATION_SECTION = '## 5. Validation rules'

/** A rule of the specification, in its words, and the values that show it. */
export interface ValueRule {
  readonly says: string
  /** the codes with which a value is refused; empty: it is taken */
  readonly check: (value: never) => readonly string[]
  readonly refuses: readonly (readonly [value: unknown, code: string])[]
  readonly takes: readonly unknown[]
}
/** One that needs rows or files to be told: tests over HTTP hold it. */
export interface HeldRule {
  readonly says: string
  readonly heldBy: readonly NamedTest[]
}

/** What a schema of the contract says of a whole value. */
export const codesOf =
  (schema: z.ZodType) =>
  (value: unknown): string[] =>
    (schema.safeParse(value).error?.issues ?? []).map(({ message }) => message)

/** What it says of a form that is right but for what is changed in it; undefined leaves a field out. */
export const formOf =
  (schema: z.ZodType, right: object) =>
  (changed: object): string[] =>
    codesOf(schema)({ ...right, ...changed })
