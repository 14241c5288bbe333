interface Answer {
  readonly statusCode: number
  readonly body: string
}

/** What is wrong, by the path of the field. */
type Fields = Readonly<Record<string, string>>

/** Status and, of a refusal, its code and what is wrong where it names fields: `[422, 'CLASS_FULL', { class: 'CLASS_FULL' }]`. */
export function refusalOf(answer: Answer): [status: number, code?: string, fields?: Fields] {
  const { code, fields = {} } = errorIn(answer)
  if (code === undefined) return [answer.statusCode]
  return Object.keys(fields).length === 0 ? [answer.statusCode, code] : [answer.statusCode, code, fields]
}

/** The code of a refusal; undefined where the answer is none. */
export function codeOf(answer: Answer): string | undefined {
  return errorIn(answer).code
}

/** What is wrong at which field; empty where the answer names none. */
export function fieldsOf(answer: Answer): Fields {
  return errorIn(answer).fields ?? {}
}

function errorIn({ body }: Answer): { readonly code?: string; readonly fields?: Fields } {
  if (!body.startsWith('{')) return {}
  return (JSON.parse(body) as { error?: { code?: string; fields?: Fields } }).error ?? {}
}
