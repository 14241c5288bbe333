/** HTTP status of each kind of refusal. Source: spec decisions 9. */
const STATUS = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  refused: 422,
  tooMany: 429,
  busy: 503,
} as const

/**
 * A refusal that a person can understand. `code` is a key of the `errors` texts; `fields` maps a field's path to the code of
 * what is wrong with it; `values` fill the placeholders of the text.
 */
export class AppError extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Readonly<Record<string, string>> | undefined
  readonly values: Readonly<Record<string, string | number>> | undefined

  constructor(
    kind: keyof typeof STATUS,
    code: string,
    details: { fields?: Record<string, string>; values?: Record<string, string | number> } = {},
  ) {
    super(code)
    this.status = STATUS[kind]
    this.code = code
    this.fields = details.fields
    this.values = details.values
  }
}
