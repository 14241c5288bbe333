import type { FastifyInstance } from 'fastify'
import { inbreeding, pedigree } from '#contract/pedigree.ts'
import { regnrKey } from '#domain/regnr.ts'
import { readDogs } from '../dogs/dogs.policy.ts'
import { PedigreeCache } from '../genetics/pedigreeCache.service.ts'
import { route } from '../platform/http/route.ts'
import { importedOf, presentInbreeding, presentPedigree } from './pedigree.presenter.ts'
import { findInbreeding, findPedigree } from './pedigree.service.ts'

/** Charts that are kept (some ten kilobytes each, those of six generations fifty), and answers of inbreeding (one or two). */
const MAX_CHARTS = 500
const MAX_INBREEDING = 2000

/** Pedigree chart and inbreeding of a dog. */
export function pedigreeRoutes(app: FastifyInstance): void {
  const { db } = app.services
  const charts = new PedigreeCache<Awaited<ReturnType<typeof findPedigree>>>(db, MAX_CHARTS)
  const inbred = new PedigreeCache<Awaited<ReturnType<typeof findInbreeding>>>(db, MAX_INBREEDING)

  route(app, pedigree, {
    load: (reader, { body: regnr, query: { generations } }) =>
      charts.find(reader, `${regnrKey(regnr)} ${generations}`, () =>
        findPedigree(reader, { regnr, generations }),
      ),
    may: readDogs,
    present: ({ dog, loaded }) => presentPedigree(dog, loaded),
    cached: true,
  })
  route(app, inbreeding, {
    load: (reader, { params: { regnr } }) =>
      inbred.find(reader, `${regnrKey(regnr)} ${reader.today}`, () => findInbreeding(reader, regnr)),
    may: readDogs,
    cached: true,
    present: ({ dog, figures, records, loop, comparison, comparisonGroup }) => ({
      ...presentInbreeding({ figures, records, loop }, importedOf(dog)),
      regnr: dog.regnr,
      comparison,
      comparisonGroup,
    }),
  })
}
