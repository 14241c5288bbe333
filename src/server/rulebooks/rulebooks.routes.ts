import type { FastifyInstance } from 'fastify'
import { getRulebook, previewRulebook, removeRulebook, rulebooks, saveRulebook } from '#contract/rulebooks.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { previewOf } from './preview.service.ts'
import { editRulebooks } from './rulebooks.policy.ts'
import { presentPreview, presentRulebook, presentVersion } from './rulebooks.presenter.ts'
import { describeVersion, dropRulebook, keepRulebook, listRulebooks } from './rulebooks.service.ts'

/** Rulebooks, and what one that is written would alter. */
export function rulebookRoutes(app: FastifyInstance): void {
  route(app, rulebooks, {
    load: listRulebooks,
    may: editRulebooks,
    present: (dated) => dated.map(presentRulebook),
  })
  route(app, getRulebook, {
    load: (reader, { params }) => describeVersion(reader, params.id),
    may: editRulebooks,
    present: presentVersion,
  })
  route(app, previewRulebook, {
    load: () => null,
    may: editRulebooks,
    read: async (reader, _none, { body }) => {
      const preview = await previewOf(reader, body)
      const dogs = await dogSummaries(
        reader.db,
        preview.rows.map(({ row }) => row.dog_id),
      )
      return { preview, dogs }
    },
    present: ({ preview, dogs }) => presentPreview(preview, dogs),
  })
  changeRoute(app, saveRulebook, {
    load: () => null,
    may: editRulebooks,
    run: async (act, _none, { body }) => describeVersion(act, await keepRulebook(act, body)),
    present: presentVersion,
  })
  changeRoute(app, removeRulebook, {
    load: () => null,
    may: editRulebooks,
    run: (act, _none, { body }) => dropRulebook(act, body.id),
    present: () => ({ status: 'done' as const }),
  })
}
