import type { FastifyInstance } from 'fastify'
import { breedPopulation } from '#contract/population.ts'
import { breedFamily } from '#domain/dogs.ts'
import { readDogs } from '../dogs/dogs.policy.ts'
import { PedigreeCache } from '../genetics/pedigreeCache.service.ts'
import { route } from '../platform/http/route.ts'
import { presentPopulation } from './population.presenter.ts'
import { findPopulation } from './population.service.ts'

/** More than there are breeds. */
const MAX_BREEDS = 50

/** How a breed is doing; worked out once until something of dogs has changed. */
export function populationRoutes(app: FastifyInstance): void {
  const known = new PedigreeCache<Awaited<ReturnType<typeof findPopulation>>>(app.services.db, MAX_BREEDS)
  route(app, breedPopulation, {
    load: (reader, { params: { id } }) =>
      known.find(reader, `${breedFamily(id)} ${reader.today}`, () => findPopulation(reader, id)),
    may: readDogs,
    present: (found, { live }) => presentPopulation(found, live.snapshot),
    cached: true,
  })
}
