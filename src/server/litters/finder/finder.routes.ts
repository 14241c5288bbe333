import type { FastifyInstance } from 'fastify'
import { findMate } from '#contract/mateFinder.ts'
import { PedigreeCache } from '../../genetics/pedigreeCache.service.ts'
import { route } from '../../platform/http/route.ts'
import { tryLitter } from '../litters.policy.ts'
import { findCandidates, requireDam } from './candidates.service.ts'
import { presentMates } from './finder.presenter.ts'
import type { Candidates } from './finder.types.ts'
import { rankCandidates } from './ranking.service.ts'

/** Bitches whose males are kept, whatever the weights: up to some megabytes each. */
const MAX_CANDIDATES = 20

/** The mate finder, and the searches that are saved of it. */
export function mateFinderRoutes(app: FastifyInstance): void {
  const known = new PedigreeCache<Candidates>(app.services.db, MAX_CANDIDATES)
  route(app, findMate, {
    load: async (reader, { body }) => {
      const dam = await requireDam(reader, body.regnr)
      const key = `${dam.id} ${body.choice} ${body.score} ${body.date} ${reader.today}`
      return rankCandidates(
        reader,
        await known.find(reader, key, () => findCandidates(reader, dam, body)),
        body,
      )
    },
    may: tryLitter,
    present: (found, { live }) => presentMates(found, live.snapshot),
  })
}
