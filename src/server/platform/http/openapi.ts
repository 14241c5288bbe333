import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'

/** Collects the calls declared after it for the OpenAPI document. */
export async function openapi(app: FastifyInstance, info: { title: string; version: string }): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info },
    transform: createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } }),
  })
}

/** Serves the document of all calls at /api/openapi.json. */
export function openapiRoute(app: FastifyInstance): void {
  app.get('/api/openapi.json', { schema: { hide: true }, config: { declared: true } }, () => app.swagger())
}
