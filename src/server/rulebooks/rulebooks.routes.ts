import type { FastifyInstance } from 'fastify'
import { getRulebook, removeRulebook, rulebooks, saveRulebook } from '#contract/rulebooks.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { editRulebooks } from './rulebooks.policy.ts'
import { presentRulebook, presentVersion } from './rulebooks.presenter.ts'
import { describeVersion, dropRulebook, keepRulebook, listRulebooks } from './rulebooks.service.ts'

/** The rulebooks by which trials are judged. */
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
