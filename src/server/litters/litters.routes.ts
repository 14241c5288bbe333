import type { FastifyInstance } from 'fastify'
import { litterPedigree } from '#contract/pedigree.ts'
import { presentRecord } from '../dogs/records.presenter.ts'
import { presentChart, presentInbreeding } from '../pedigree/pedigree.presenter.ts'
import { route } from '../platform/http/route.ts'
import type { Services } from '../platform/services.ts'
import { tryLitter } from './litters.policy.ts'
import { tryPair } from './litters.service.ts'

/** The test litter. */
export function litterRoutes(app: FastifyInstance, { pool, live, shown, now }: Services): void {
  route(app, litterPedigree, {
    load: (_reader, { body, query }) =>
      tryPair({ pool, shown, snapshot: live.snapshot }, body, query.generations, now()),
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
