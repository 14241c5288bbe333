import type { FastifyInstance } from 'fastify'
import { dismissDouble, doublePairs, reopenDouble, searchDoubles } from '#contract/doubles.ts'
import { editDogs } from '../dogs/dogs.policy.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { presentPair, presentPairs, presentSearch } from './doubles.presenter.ts'
import { dismissPair, findPairs, lockPair, reopenPair, startSearch } from './doubles.service.ts'

/** Records that may be of one dog, for those who keep the register. */
export function doubleRoutes(app: FastifyInstance): void {
  route(app, doublePairs, {
    load: (reader, { query }) => findPairs(reader, query),
    may: editDogs,
    present: presentPairs,
  })
  changeRoute(app, searchDoubles, {
    load: () => ({}),
    may: editDogs,
    run: startSearch,
    // The search is there for everybody now: it begins beside the answer.
    afterwards: async ({ jobs }, search) => {
      await jobs.ask('doubles')
      return search
    },
    present: presentSearch,
    keepsSessions: true,
  })
  changeRoute(app, dismissDouble, {
    load: (act, { params }) => lockPair(act, params.id),
    may: editDogs,
    run: dismissPair,
    present: ({ pair, known }) => presentPair(pair, known),
    keepsSessions: true,
  })
  changeRoute(app, reopenDouble, {
    load: (act, { params }) => lockPair(act, params.id),
    may: editDogs,
    run: reopenPair,
    present: ({ pair, known }) => presentPair(pair, known),
    keepsSessions: true,
  })
}
