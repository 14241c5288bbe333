interface Answer {
  readonly statusCode: number
  json(): unknown
}

/** The code of a refusal; undefined where the answer is none. */
export function codeOf(answer: Answer): string | undefined {
  return (answer.json() as { error?: { code?: string } } | null)?.error?.code
}

/** Status and code of a refusal: `[422, 'TRIAL_IS_ENDED']`. */
export function refusalOf(answer: Answer): [status: number, code: string | undefined] {
  return [answer.statusCode, codeOf(answer)]
}
