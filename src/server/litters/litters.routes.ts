import type { FastifyInstance } from 'fastify'
import { litterPedigree } from '#contract/pedigree.ts'
import { presentRecord } from '../dogs/records.presenter.ts'
import { presentChart, presentInbreeding } from '../pedigree/pedigree.presenter.ts'
import { route } from '../platform/http/route.ts'
import { tryLitter } from './litters.policy.ts'
import { tryPair } from './litters.service.ts'

/** The test litter. */
export function litterRoutes(app: FastifyInstance): void {
  route(app, litterPedigree, {
    load: (reader, { body, query }) => tryPair(reader, { ...body, ...query }),
    may: tryLitter,
    present: ({ loaded, sire, dam, byGenerations, comparison, warnings }) => ({
      father: presentRecord(sire, loaded.snapshot),
      mother: presentRecord(dam, loaded.snapshot),
      chart: presentChart(loaded),
      inbreeding: presentInbreeding(loaded.figures, loaded.records),
      byGenerations: byGenerations.map(({ generations, coefficient, known, possible }) => ({
        generations,
        coefficient,
        known,
        possible,
      })),
      comparison,
      warnings,
    }),
  })
}
