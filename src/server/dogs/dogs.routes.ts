import type { FastifyInstance } from 'fastify'
import { DOG_PAGE_SIZE } from '#contract/constants.ts'
import { dogLitters, examinations, getDog, halfSiblings, listDogs, siblings } from '#contract/dogs.ts'
import { route } from '../platform/http/route.ts'
import type { Services } from '../platform/services.ts'
import { readDogs } from './dogs.policy.ts'
import { presentDog, presentStatement } from './dogs.presenter.ts'
import { findDog, findOffspring, findSiblings, findStatements } from './dogs.service.ts'
import { presentRecord } from './records.presenter.ts'
import { presentLitters, presentSiblings } from './relatives.presenter.ts'
import { searchPage } from './search.service.ts'

/** Search, the dog's page and its relatives. */
export function dogRoutes(app: FastifyInstance, { pool, live, shown, now }: Services): void {
  route(app, listDogs, {
    load: (_reader, { body, query }) => searchPage({ pool, shown, pedigree: live.snapshot }, body, query),
    may: readDogs,
    present: ({ rows, total, more, similar, page }) => ({
      dogs: rows.map(({ record, matched }) => ({ ...presentRecord(record, live.snapshot), matched })),
      total,
      more,
      similar,
      page,
      pageSize: DOG_PAGE_SIZE,
    }),
  })
  route(app, getDog, {
    load: (_reader, { params }) => findDog(shown, params.regnr),
    may: readDogs,
    present: (dog, { viewer }) => presentDog(dog, { viewer, pedigree: live.snapshot, now: now() }),
  })
  route(app, siblings, {
    load: (_reader, { body }) => findSiblings(pool, body.regnr, 'full'),
    may: readDogs,
    present: (rows) => presentSiblings(rows, live.snapshot),
  })
  route(app, halfSiblings, {
    load: (_reader, { body }) => findSiblings(pool, body.regnr, 'half'),
    may: readDogs,
    present: (rows) => presentSiblings(rows, live.snapshot),
  })
  route(app, dogLitters, {
    load: (_reader, { body }) => findOffspring(pool, body),
    may: readDogs,
    present: ({ offspring, others }) => presentLitters(offspring, others, live.snapshot),
  })
  route(app, examinations, {
    load: (_reader, { body }) => findStatements(pool, body),
    may: readDogs,
    present: (statements) => statements.map(presentStatement),
  })
}
