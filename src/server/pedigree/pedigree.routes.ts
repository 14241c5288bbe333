import type { FastifyInstance } from 'fastify'
import { inbreeding, pedigree } from '#contract/pedigree.ts'
import { readDogs } from '../dogs/dogs.policy.ts'
import { findPedigreeDog } from '../dogs/dogs.service.ts'
import { compareWithBreed } from '../genetics/comparison.ts'
import { figuresOf } from '../genetics/figures.ts'
import { parentNumbers } from '../genetics/snapshot.ts'
import { route } from '../platform/http/route.ts'
import { presentInbreeding, presentPedigree } from './pedigree.presenter.ts'
import { loadPedigree } from './pedigree.service.ts'

/** Pedigree chart and inbreeding of a dog. */
export function pedigreeRoutes(app: FastifyInstance): void {
  route(app, pedigree, {
    load: async ({ db, shown, live }, { body, query }) => {
      const dog = await findPedigreeDog(db, body)
      return { dog, loaded: await loadPedigree(shown, live.snapshot, dog, query.generations) }
    },
    may: readDogs,
    present: ({ dog, loaded }) => presentPedigree(dog, loaded),
  })
  route(app, inbreeding, {
    load: async ({ db, shown, live: { snapshot }, at }, { params }) => {
      const dog = await findPedigreeDog(db, params.regnr)
      const figures = figuresOf(snapshot, parentNumbers(snapshot, dog))
      const records = await shown.records(figures.commonAncestors.map(({ id }) => id))
      const comparison = compareWithBreed(snapshot, dog.breed, figures, at)
      return { dog, figures, records, comparison }
    },
    may: readDogs,
    present: ({ dog, figures, records, comparison }) => ({
      ...presentInbreeding(figures, records),
      regnr: dog.regnr,
      comparison,
    }),
  })
}
