import type { FastifyInstance } from 'fastify'
import { litterRules } from '#contract/breedingRules.ts'
import { presentOutcomes } from '../breedingRules/breedingRules.presenter.ts'
import { findOutcomes } from '../breedingRules/mating.service.ts'
import { route } from '../platform/http/route.ts'
import { tryLitter } from './litters.policy.ts'
import { requirePair } from './litters.service.ts'

/** Whether the litter of two dogs may be registered. */
export function litterRuleRoutes(app: FastifyInstance): void {
  route(app, litterRules, {
    load: (reader, { query }) => requirePair(reader, query),
    may: tryLitter,
    read: (reader, pair, { query }) => findOutcomes(reader, pair, query.date),
    present: presentOutcomes,
  })
}
