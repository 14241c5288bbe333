import type { FastifyInstance } from 'fastify'
import {
  changeSavedSearch,
  removeSavedSearch,
  restoreSavedSearch,
  savedSearches,
  saveSearch,
} from '#contract/savedSearches.ts'
import { changeRoute } from '../../platform/http/changeRoute.ts'
import { route } from '../../platform/http/route.ts'
import { keepSavedSearches, saveSearch as maySave } from '../advancedSearch.policy.ts'
import { presentSavedSearch } from './savedSearches.presenter.ts'
import {
  changeSearch,
  findOwnSearch,
  findOwnSearches,
  findSearch,
  prepareSearch,
  removeSearch,
  restoreSearch,
  saveNewSearch,
} from './savedSearches.service.ts'

/** Searches by features that people keep. */
export function savedSearchRoutes(app: FastifyInstance): void {
  route(app, savedSearches, {
    load: findOwnSearches,
    may: keepSavedSearches,
    present: (found) => found.map(presentSavedSearch),
  })
  changeRoute(app, saveSearch, {
    prepare: (reader, { body }) => prepareSearch(reader, body),
    load: (_act, _input, prepared) => prepared.question,
    may: maySave,
    run: (act, _question, { body }, prepared) => saveNewSearch(act, body, prepared),
    afterwards: findSearch,
    present: presentSavedSearch,
    keepsSessions: true,
  })
  changeRoute(app, changeSavedSearch, {
    load: (act, { body }) => findOwnSearch(act, body.id),
    may: keepSavedSearches,
    run: (act, own, { body }) => changeSearch(act, own, body),
    afterwards: findSearch,
    present: presentSavedSearch,
    keepsSessions: true,
  })
  changeRoute(app, removeSavedSearch, {
    load: (act, { body }) => findOwnSearch(act, body.id),
    may: keepSavedSearches,
    run: (act, own, { body }) => removeSearch(act, own, body.version),
    present: ({ id, version }) => ({ id, version }),
    keepsSessions: true,
  })
  changeRoute(app, restoreSavedSearch, {
    load: (act, { body }) => findOwnSearch(act, body.id, true),
    may: keepSavedSearches,
    run: (act, own, { body }) => restoreSearch(act, own, body.version),
    afterwards: findSearch,
    present: presentSavedSearch,
    keepsSessions: true,
  })
}
