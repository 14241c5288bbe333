import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { call } from '#contract/call.ts'
import { get } from '#contract/endpoint.ts'
import { openService } from '../../testing/openService.ts'
import { refusalOf } from '../../testing/refusal.ts'
import { AppError } from '../errors.ts'
import { route } from './route.ts'

/** Of an answer to a refused request: one shape for all, and the codes of the call. */
interface RefusedAnswer {
  readonly content: {
    readonly 'application/json': {
      readonly schema: { readonly allOf: readonly [unknown, { readonly properties: { error: WithCodes } }] }
    }
  }
}
interface WithCodes {
  readonly properties: { readonly code: { readonly enum: readonly string[] } }
}

const log: string[] = []
const { app } = await openService({ logTo: { write: (line) => log.push(line) } })
const undeclared = call(get('/api/test/undeclared'), {
  summary: 'Refused with what its contract does not list',
  answer: z.null(),
})

beforeAll(() => {
  route(app, undeclared, {
    load: () => {
      throw new AppError('refused', 'TRIAL_FULL')
    },
    may: () => true,
    present: () => null,
  })
})

async function documentedRefusals(method: 'get' | 'post', path: string) {
  const { paths } = (await app.inject('/api/openapi.json')).json()
  const { 200: _answer, ...refused }: Record<string, RefusedAnswer> = paths[path][method].responses
  return Object.fromEntries(
    Object.entries(refused).map(([status, { content }]) => [status, codesOf(content)]),
  )
}

const codesOf = (content: RefusedAnswer['content']) =>
  content['application/json'].schema.allOf[1].properties.error.properties.code.enum

test('lists the statuses and codes of a public question in the OpenAPI document', async () => {
  expect(await documentedRefusals('get', '/api/dog/{regnr}')).toEqual({
    400: ['ADDRESS_INVALID', 'TEXT_INVALID', 'REGNR_INVALID'],
    401: ['API_KEY_INVALID'],
    404: ['DOG_NOT_FOUND'],
    429: ['TOO_MANY_REQUESTS'],
    500: ['UNEXPECTED'],
    503: ['BUSY'],
  })
})

test('lists what follows from access, body and captcha of a change, beside its own codes', async () => {
  expect(await documentedRefusals('post', '/api/auth/trials/{id}/entries/message')).toEqual({
    400: [
      'ADDRESS_INVALID',
      'TEXT_INVALID',
      'BODY_INVALID',
      'CONTENT_TYPE_INVALID',
      'INPUT_INVALID',
      'VALUE_INVALID',
    ],
    401: ['SESSION_EXPIRED', 'API_KEY_INVALID'],
    403: ['FORBIDDEN', 'API_KEY_READS_ONLY', 'SECOND_FACTOR_REQUIRED', 'CSRF_TOKEN_INVALID'],
    404: ['TRIAL_NOT_FOUND', 'ENTRY_NOT_FOUND'],
    409: ['CHANGED_MEANWHILE'],
    413: ['BODY_TOO_LARGE'],
    422: ['NO_RECIPIENTS'],
    429: ['TOO_MANY_REQUESTS', 'TOO_MANY_MESSAGES'],
    500: ['UNEXPECTED'],
    503: ['BUSY'],
  })
  expect(await documentedRefusals('post', '/api/register')).toMatchObject({ 422: ['CAPTCHA_INVALID'] })
})

test('takes a refusal that its call does not list for an error, where answers are checked', async () => {
  expect(refusalOf(await app.inject('/api/test/undeclared'))).toEqual([500, 'UNEXPECTED'])
  expect(log.join('')).toContain('unexpected')
})
