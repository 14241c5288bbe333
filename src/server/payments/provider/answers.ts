import * as z from 'zod'
import type { Refused, Unknown } from './provider.types.ts'
import { isSignedWith } from './signature.ts'

/** Of a call that brought no answer we can use. */
export type Trouble = Refused | Unknown

export interface Received {
  readonly status: number
  /** by lower-case name */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** What Paytrail answers with instead of what was asked for. */
const refusal = z.object({ status: z.literal('error'), message: z.string() })

/** Of these the connection was never opened, so that nothing was sent. */
const NEVER_SENT: readonly unknown[] = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']

const CODES: Readonly<Record<number, Refused['code']>> = {
  401: 'unauthorized',
  403: 'unauthorized',
  404: 'notFound',
  422: 'notSupported',
}

/** Longest message of a provider that is kept, in characters. */
const LONGEST_MESSAGE = 300

const unknown = (reason: Unknown['reason']): Unknown => ({ outcome: 'unknown', reason })

/** What an answer says, or why it says nothing that may be believed. */
export function checked<Answer>(received: Received, shape: z.ZodType<Answer>, key: string): Answer | Trouble {
  const { status, headers, body } = received
  if (status >= 500) return unknown('serverError')
  if (status >= 300 && status < 400) return unknown('redirect')
  const signature = headers.signature
  const isOk = status === 200 || status === 201
  // Who is not known to Paytrail gets a refusal that nobody can sign for him.
  if (signature === undefined ? isOk : !isSignedWith(key, headers, signature, body))
    return unknown('notSigned')
  const json = parsedJson(body)
  if (isOk) {
    const answer = shape.safeParse(json)
    return answer.success ? answer.data : unknown('unreadable')
  }
  const no = refusal.safeParse(json)
  if (!no.success) return unknown('unreadable')
  return {
    outcome: 'refused',
    code: CODES[status] ?? 'invalid',
    message: no.data.message.slice(0, LONGEST_MESSAGE),
  }
}

/** What is known of a call that threw. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof RangeError) return unknown('tooLarge')
  if (error instanceof Error && error.name === 'TimeoutError') return unknown('timeout')
  const cause = error instanceof Error ? error.cause : undefined
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined
  return NEVER_SENT.includes(code)
    ? { outcome: 'refused', code: 'unreachable', message: '' }
    : unknown('connection')
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
