import type { FastifyInstance } from 'fastify'
import { showSaves, undoShowSave } from '#contract/showSaves.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { presentSave } from './showSaves.presenter.ts'
import { findSaves, undoSave } from './showSaves.service.ts'
import { editShows } from './shows.policy.ts'

/** What was saved of shows, which can be undone. */
export function showSaveRoutes(app: FastifyInstance): void {
  route(app, showSaves, {
    load: (reader, { query }) => findSaves(reader, query),
    may: editShows,
    present: (saves) => ({ saves: saves.map(presentSave) }),
  })
  changeRoute(app, undoShowSave, {
    load: () => null,
    may: editShows,
    run: (act, _none, { params }) => undoSave(act, params.id),
    present: ({ stayed }) => ({
      stayed: stayed.map(({ table, record, label }) => ({ table, record, label })),
    }),
    keepsSessions: true,
  })
}
