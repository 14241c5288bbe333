import * as z from 'zod'
import { namedAccount } from './audit.ts'
import { call } from './call.ts'
import { API_KEY_RATE } from './constants.ts'
import * as at from './endpoints/exports.ts'
import { addressId, idParams, lineInput, neededLine } from './inputs.ts'

const access = 'exports.manage'
const count = z.number().int()

const apiKey = z.strictObject({
  id: count,
  partner: z.string(),
  note: z.string(),
  /** how it begins */
  beginning: z.string(),
  /** tokens of the budget that come back each minute */
  perMinute: count,
  createdAt: z.iso.datetime(),
  /** null: has been erased */
  createdBy: namedAccount.nullable(),
  revokedAt: z.iso.datetime().nullable(),
  lastUsedAt: z.iso.datetime().nullable(),
  /** calls of the last thirty Finnish days, newest first; days without one are left out */
  days: z.array(z.strictObject({ day: z.iso.date(), calls: count, refused: count })),
})
export type ApiKey = z.infer<typeof apiKey>

export const apiKeys = call(at.apiKeys, {
  summary: 'API keys of partners, those that work first, with their use',
  access,
  answer: z.strictObject({ keys: z.array(apiKey) }),
})
export const createApiKey = call(at.createApiKey, {
  summary: 'Makes an API key; this answer alone shows it',
  access,
  body: z.object({
    partner: neededLine(120),
    note: lineInput(300),
    perMinute: z
      .int('API_KEY_RATE_INVALID')
      .min(API_KEY_RATE.least, 'API_KEY_RATE_INVALID')
      .max(API_KEY_RATE.most, 'API_KEY_RATE_INVALID'),
  }),
  answer: z.strictObject({ key: z.string(), id: count }),
})
/** It stays in the list, with its use. */
export const revokeApiKey = call(at.revokeApiKey, {
  summary: 'Revokes an API key for good',
  access,
  params: idParams,
  refusals: { 404: ['API_KEY_NOT_FOUND'], 409: ['API_KEY_REVOKED'] },
  answer: z.strictObject({ id: addressId }),
})
