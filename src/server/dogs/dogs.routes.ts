import type { FastifyInstance } from 'fastify'
import { dogLitters, examinations, getDog, halfSiblings, listDogs, siblings } from '#contract/dogs.ts'
import { route } from '../platform/http/route.ts'
import { readDogs } from './dogs.policy.ts'
import { presentDog, presentStatement } from './dogs.presenter.ts'
import { findDog, findOffspring, findSiblings, findStatements } from './dogs.service.ts'
import { presentLitters, presentSiblings } from './relatives.presenter.ts'
import { presentSearchPage } from './search.presenter.ts'
import { searchPage } from './search.service.ts'

/** Search, the dog's page and its relatives. */
export function dogRoutes(app: FastifyInstance): void {
  route(app, listDogs, {
    load: (reader, { body, query }) => searchPage(reader, body, query),
    may: readDogs,
    present: (found, { live }) => presentSearchPage(found, live.snapshot),
  })
  route(app, getDog, {
    load: (reader, { params }) => findDog(reader, params.regnr),
    may: readDogs,
    present: (dog, { viewer, live, at }) => presentDog(dog, { viewer, pedigree: live.snapshot, now: at }),
  })
  route(app, siblings, {
    load: (reader, { body: { regnr } }) => findSiblings(reader, { regnr, kind: 'full' }),
    may: readDogs,
    present: (rows, { live }) => presentSiblings(rows, live.snapshot),
  })
  route(app, halfSiblings, {
    load: (reader, { body: { regnr } }) => findSiblings(reader, { regnr, kind: 'half' }),
    may: readDogs,
    present: (rows, { live }) => presentSiblings(rows, live.snapshot),
  })
  route(app, dogLitters, {
    load: (reader, { body }) => findOffspring(reader, body),
    may: readDogs,
    present: ({ offspring, others }, { live }) => presentLitters(offspring, others, live.snapshot),
  })
  route(app, examinations, {
    load: (reader, { body }) => findStatements(reader, body),
    may: readDogs,
    present: (statements) => statements.map(presentStatement),
  })
}
