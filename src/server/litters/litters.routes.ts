import type { FastifyInstance } from 'fastify'
import { litterMates, litterPedigree } from '#contract/pedigree.ts'
import { regnrKey } from '#domain/regnr.ts'
import { presentRecord } from '../dogs/records.presenter.ts'
import { PedigreeCache } from '../genetics/pedigreeCache.service.ts'
import { presentChart, presentInbreeding } from '../pedigree/pedigree.presenter.ts'
import { route } from '../platform/http/route.ts'
import { tryLitter } from './litters.policy.ts'
import { tryPair } from './litters.service.ts'
import { findMates, findOffered, type Offered } from './mates.service.ts'

/** Test litters that are kept: some ten kilobytes each, those of six generations fifty. */
const MAX_LITTERS = 500
/** Dogs whose mates are kept: the ids of half a breed each, some kilobytes. */
const MAX_OFFERED = 100

/** The test litter, and who may be chosen for one. */
export function litterRoutes(app: FastifyInstance): void {
  const litters = new PedigreeCache<Awaited<ReturnType<typeof tryPair>>>(app.services.db, MAX_LITTERS)
  const offered = new PedigreeCache<Offered>(app.services.db, MAX_OFFERED)

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

  route(app, litterMates, {
    load: async (reader, { body }) => {
      const key = `${regnrKey(body.regnr)}\n${body.parent} ${reader.today}`
      return findMates(reader, await offered.find(reader, key, () => findOffered(reader, body)), body)
    },
    may: tryLitter,
    present: ({ mates, first, all, found, similar }, { live }) => ({
      mates: mates.map(({ record, matched, first: isFirst, refusal, litter }) => ({
        ...presentRecord(record, live.snapshot),
        matched,
        first: isFirst,
        refusal,
        litter: litter && {
          coefficient: litter.coefficient,
          knownAncestors: litter.knownAncestors,
          possibleAncestors: litter.possibleAncestors,
        },
      })),
      first,
      all,
      found,
      similar,
    }),
  })
}
