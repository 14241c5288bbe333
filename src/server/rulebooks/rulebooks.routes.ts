import type { FastifyInstance } from 'fastify'
import { getRulebook, previewRulebook, removeRulebook, rulebooks, saveRulebook } from '#contract/rulebooks.ts'
import { accountIdOf } from '../accounts/accounts.policy.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import { finnishDay } from '../platform/clock.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import type { Services } from '../platform/services.ts'
import { previewOf } from './preview.service.ts'
import { editRulebooks } from './rulebooks.policy.ts'
import { presentPreview, presentRulebook, presentVersion } from './rulebooks.presenter.ts'
import { describeVersion, dropRulebook, keepRulebook, listRulebooks } from './rulebooks.service.ts'

/** Rulebooks, and what one that is written would alter. */
export function rulebookRoutes(app: FastifyInstance, { db, pool, now }: Services): void {
  route(app, rulebooks, {
    load: () => listRulebooks(db, finnishDay(now())),
    may: editRulebooks,
    present: (dated) => dated.map(presentRulebook),
  })
  route(app, getRulebook, {
    load: (_reader, { params }) => describeVersion(db, params.id),
    may: editRulebooks,
    present: presentVersion,
  })
  route(app, previewRulebook, {
    load: async (_reader, { body }) => {
      const preview = await previewOf(db, body)
      const dogs = await dogSummaries(
        pool,
        preview.rows.map(({ row }) => row.dog_id),
      )
      return { preview, dogs }
    },
    may: editRulebooks,
    present: ({ preview, dogs }) => presentPreview(preview, dogs),
  })
  changeRoute(app, saveRulebook, {
    load: () => null,
    may: editRulebooks,
    run: async (act, _none, { body }) => {
      const id = await keepRulebook(act.db, body, accountIdOf(act.viewer), now())
      return describeVersion(act.db, id)
    },
    present: presentVersion,
  })
  changeRoute(app, removeRulebook, {
    load: () => null,
    may: editRulebooks,
    run: (act, _none, { body }) => dropRulebook(act.db, body.id, accountIdOf(act.viewer), now()),
    present: () => ({ status: 'done' as const }),
  })
}
