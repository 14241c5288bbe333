import type { FastifyInstance } from 'fastify'
import { litterPedigree } from '#contract/pedigree.ts'
import { regnrKey } from '#domain/regnr.ts'
import { presentRecord } from '../dogs/records.presenter.ts'
import { PedigreeCache } from '../genetics/pedigreeCache.service.ts'
import { presentChart, presentInbreeding } from '../pedigree/pedigree.presenter.ts'
import { route } from '../platform/http/route.ts'
import { tryLitter } from './litters.policy.ts'
import { tryPair } from './litters.service.ts'

/** Test litters that are kept: some ten kilobytes each, those of six generations fifty. */
const MAX_LITTERS = 500

/** The test litter. */
export function litterRoutes(app: FastifyInstance): void {
  const litters = new PedigreeCache<Awaited<ReturnType<typeof tryPair>>>(app.services.db, MAX_LITTERS)

  route(app, litterPedigree, {
    load: (reader, { body, query: { generations } }) => {
      const pair = [body.fatherRegnr, body.motherRegnr].map(regnrKey)
      return litters.find(reader, `${pair.join('\n')}\n${generations} ${reader.today}`, () =>
        tryPair(reader, { ...body, generations }),
      )
    },
    may: tryLitter,
    cached: true,
    present: ({
      loaded,
      sire,
      dam,
      importedParent,
      byGenerations,
      comparison,
      comparisonGroup,
      warnings,
    }) => ({
      father: presentRecord(sire, loaded.snapshot),
      mother: presentRecord(dam, loaded.snapshot),
      chart: presentChart(loaded),
      inbreeding: presentInbreeding(loaded, importedParent ? 'parent' : null),
      byGenerations: byGenerations.map(({ generations, coefficient, known, possible }) => ({
        generations,
        coefficient,
        known,
        possible,
      })),
      comparison,
      comparisonGroup,
      warnings,
    }),
  })
}
