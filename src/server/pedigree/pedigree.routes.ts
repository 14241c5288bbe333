import type { FastifyInstance } from 'fastify'
import { inbreeding, pedigree } from '#contract/pedigree.ts'
import { readDogs } from '../dogs/dogs.policy.ts'
import { route } from '../platform/http/route.ts'
import { presentInbreeding, presentPedigree } from './pedigree.presenter.ts'
import { findInbreeding, findPedigree } from './pedigree.service.ts'

/** Pedigree chart and inbreeding of a dog. */
export function pedigreeRoutes(app: FastifyInstance): void {
  route(app, pedigree, {
    load: (reader, { body: regnr, query: { generations } }) => findPedigree(reader, { regnr, generations }),
    may: readDogs,
    present: ({ dog, loaded }) => presentPedigree(dog, loaded),
  })
  route(app, inbreeding, {
    load: (reader, { params }) => findInbreeding(reader, params.regnr),
    may: readDogs,
    present: ({ dog, figures, records, comparison }) => ({
      ...presentInbreeding(figures, records),
      regnr: dog.regnr,
      comparison,
    }),
  })
}
