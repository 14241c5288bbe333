import type { FastifyInstance } from 'fastify'
import { addShowResult, dogShows, editShowResult, removeShowResult } from '#contract/dogShows.ts'
import { findPedigreeDog } from '../dogs/dogs.service.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { withSave } from './showSaves.service.ts'
import { editShows } from './shows.policy.ts'
import { presentDone, presentSavedResult, presentShows } from './shows.presenter.ts'
import { addResult, changeResult, findShows, removeResult } from './shows.service.ts'

/** Show results of a dog, kept by their staff. */
export function showRoutes(app: FastifyInstance): void {
  route(app, dogShows, {
    load: (reader, { params }) => findShows(reader, params.regnr),
    may: editShows,
    present: presentShows,
  })
  changeRoute(app, addShowResult, {
    load: (act, { params }) => findPedigreeDog(act, params.regnr),
    may: editShows,
    run: (act, _dog, { params, body }) => withSave(act, addResult(act, params.regnr, body)),
    present: presentSavedResult,
    keepsSessions: true,
  })
  changeRoute(app, editShowResult, {
    load: (act, { params }) => findPedigreeDog(act, params.regnr),
    may: editShows,
    run: (act, _dog, { params, body }) => withSave(act, changeResult(act, params, body)),
    present: presentSavedResult,
    keepsSessions: true,
  })
  changeRoute(app, removeShowResult, {
    load: (act, { params }) => findPedigreeDog(act, params.regnr),
    may: editShows,
    run: (act, _dog, { params }) => withSave(act, removeResult(act, params.regnr, params.id)),
    present: presentDone,
    keepsSessions: true,
  })
}
