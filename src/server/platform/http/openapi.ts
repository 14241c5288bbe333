import { createHash } from 'node:crypto'
import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { errorAnswer } from '#contract/errors.ts'
import { API_KEY_HEADER } from '#contract/headers.ts'
import type { ErrorCode, Refusals } from '#contract/refusals.ts'

const toJsonSchema = createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } })

/** Collects the calls declared after it for the OpenAPI document. */
export async function openapi(app: FastifyInstance, info: { title: string; version: string }): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info,
      components: {
        schemas: { Refusal: z.toJSONSchema(errorAnswer) as object },
        securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: API_KEY_HEADER } },
      },
    },
    transform: (route) => {
      const { schema, url } = toJsonSchema(route)
      const { refusals } = route.route.config ?? {}
      if (!refusals) return { schema, url }
      return {
        schema: { ...schema, response: { ...Object(schema.response), ...refusedAnswers(refusals) } },
        url,
      }
    },
  })
}

/** Answers to refused requests by status: one shape, and the codes of this call. */
const refusedAnswers = (refusals: Refusals): Record<string, object> =>
  Object.fromEntries(
    Object.entries(refusals).map(([status, codes]) => [
      status,
      { description: codes.join(', '), content: { 'application/json': { schema: refusalWith(codes) } } },
    ]),
  )

const refusalWith = (codes: readonly ErrorCode[]): object => ({
  allOf: [
    { $ref: '#/components/schemas/Refusal' },
    { properties: { error: { properties: { code: { enum: codes } } } } },
  ],
})

export const OPENAPI_ADDRESS = '/api/openapi.json'

/** Serves the document of all calls: written when it is first asked for, and the same until the service ends. */
export function openapiRoute(app: FastifyInstance): void {
  let written: { readonly document: Buffer; readonly etag: string } | undefined
  app.get(OPENAPI_ADDRESS, { schema: { hide: true }, config: { declared: true } }, (request, reply) => {
    written ??= documentOf(app)
    reply.headers({ etag: written.etag, 'cache-control': 'no-cache' })
    if (request.headers['if-none-match'] === written.etag) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(written.document)
  })
}

function documentOf(app: FastifyInstance) {
  const document = Buffer.from(JSON.stringify(app.swagger()))
  return { document, etag: `"${createHash('sha256').update(document).digest('base64url').slice(0, 22)}"` }
}
