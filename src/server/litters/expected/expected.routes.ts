import type { FastifyInstance } from 'fastify'
import { expectedPuppies } from '#contract/expectedPuppies.ts'
import { regnrKey } from '#domain/regnr.ts'
import { PedigreeCache } from '../../genetics/pedigreeCache.service.ts'
import { route } from '../../platform/http/route.ts'
import { tryLitter } from '../litters.policy.ts'
import { presentExpected } from './expected.presenter.ts'
import { expectPuppies } from './expected.service.ts'
import type { Expected, TestedBreed } from './expected.types.ts'

/** Pairs whose probabilities are kept, whatever the number of puppies: a few kilobytes each. */
const MAX_PAIRS = 500
/** Breeds whose tests are kept: up to some hundred kilobytes each. */
const MAX_BREEDS = 40

/** What the puppies of a test litter may inherit. */
export function expectedRoutes(app: FastifyInstance): void {
  const pairs = new PedigreeCache<Expected>(app.services.db, MAX_PAIRS)
  const breeds = new PedigreeCache<TestedBreed>(app.services.db, MAX_BREEDS)
  route(app, expectedPuppies, {
    load: (reader, { query }) => {
      const key = [query.fatherRegnr, query.motherRegnr].map(regnrKey).join('\n')
      return pairs.find(reader, `${key} ${reader.today}`, () => expectPuppies(reader, query, breeds))
    },
    may: tryLitter,
    present: (found, _reader, { query }) => presentExpected(found, query.puppies),
  })
}
