import type { FastifyInstance } from 'fastify'
import {
  findMate,
  mateSearches,
  removeMateSearch,
  saveMateSearch,
  sharedMateSearches,
} from '#contract/mateFinder.ts'
import { PedigreeCache } from '../../genetics/pedigreeCache.service.ts'
import { changeRoute } from '../../platform/http/changeRoute.ts'
import { route } from '../../platform/http/route.ts'
import { keepOwnSearches, readSharedSearches, tryLitter } from '../litters.policy.ts'
import { findCandidates, requireDam } from './candidates.service.ts'
import { presentMates, presentOwnSearch, presentSharedSearch } from './finder.presenter.ts'
import type { Candidates } from './finder.types.ts'
import { rankCandidates } from './ranking.service.ts'
import {
  findOwnSearch,
  findOwnSearches,
  findSharedSearches,
  findToldSearch,
  removeSearch,
  saveSearch,
} from './searches.service.ts'

/** Bitches whose males are kept, whatever the weights: up to some megabytes each. */
const MAX_CANDIDATES = 20

/** The mate finder, and the searches that are saved of it. */
export function mateFinderRoutes(app: FastifyInstance): void {
  const known = new PedigreeCache<Candidates>(app.services.db, MAX_CANDIDATES)
  route(app, findMate, {
    load: async (reader, { body }) => {
      const dam = await requireDam(reader, body.regnr)
      const key = `${dam.id} ${body.choice} ${body.score} ${body.date} ${reader.today}`
      return rankCandidates(
        reader,
        await known.find(reader, key, () => findCandidates(reader, dam, body)),
        body,
      )
    },
    may: tryLitter,
    present: (found, { live }) => presentMates(found, live.snapshot),
  })
  searchRoutes(app)
}

function searchRoutes(app: FastifyInstance): void {
  route(app, mateSearches, {
    load: findOwnSearches,
    may: keepOwnSearches,
    present: (found) => found.map(presentOwnSearch),
  })
  route(app, sharedMateSearches, {
    load: findSharedSearches,
    may: readSharedSearches,
    present: (found) => found.map(presentSharedSearch),
  })
  changeRoute(app, saveMateSearch, {
    load: (act, { body }) => (body.id === null ? null : findOwnSearch(act, body.id)),
    may: keepOwnSearches,
    run: (act, own, { body }) => saveSearch(act, own, body),
    afterwards: findToldSearch,
    present: presentOwnSearch,
    keepsSessions: true,
  })
  changeRoute(app, removeMateSearch, {
    load: (act, { body }) => findOwnSearch(act, body.id),
    may: keepOwnSearches,
    run: (act, own, { body }) => removeSearch(act, own, body.version),
    present: (id) => ({ id }),
    keepsSessions: true,
  })
}
