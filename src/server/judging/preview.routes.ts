import type { FastifyInstance } from 'fastify'
import { previewRulebook } from '#contract/rulebooks.ts'
import { route } from '../platform/http/route.ts'
import { editRulebooks } from '../rulebooks/rulebooks.policy.ts'
import { dogsOf } from './describe.service.ts'
import { presentPreview } from './preview.presenter.ts'
import { previewOf } from './preview.service.ts'

/** The preview of a rulebook: which stored results it would change. */
export function previewRoutes(app: FastifyInstance): void {
  route(app, previewRulebook, {
    load: () => null,
    may: editRulebooks,
    read: async (reader, _none, { body }) => {
      const preview = await previewOf(reader, body)
      const dogs = await dogsOf(
        reader,
        preview.rows.map(({ row }) => ({ dogId: row.dog_id })),
      )
      return { preview, dogs }
    },
    present: ({ preview, dogs }) => presentPreview(preview, dogs),
  })
}
