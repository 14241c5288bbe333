import type { FastifyInstance } from 'fastify'
import { decidePaperAward, paperAwards } from '#contract/paperAwards.ts'
import { editDogs } from '../dogs/dogs.policy.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { presentAwardRow } from './paperAwards.presenter.ts'
import { awardPage, decideAward, lockAward } from './paperAwards.service.ts'

/** Awards that were seen on paper, for those who keep the register. */
export function paperAwardRoutes(app: FastifyInstance): void {
  route(app, paperAwards, {
    load: (reader, { query }) => awardPage(reader, query),
    may: editDogs,
    present: ({ awards, next }) => ({ awards: awards.map(presentAwardRow), next }),
  })
  changeRoute(app, decidePaperAward, {
    load: (act, { body }) => lockAward(act, body.id),
    may: editDogs,
    run: (act, award, { body }) => decideAward(act, award, body),
    present: presentAwardRow,
    keepsSessions: true,
  })
}
