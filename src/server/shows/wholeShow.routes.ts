import type { FastifyInstance } from 'fastify'
import {
  addShow,
  checkShowRows,
  editShow,
  getShow,
  readShowTable,
  removeShow,
  saveShowRows,
  shows,
} from '#contract/shows.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { checkRows, saveRows } from './showRows.service.ts'
import { withSave } from './showSaves.service.ts'
import { editShows } from './shows.policy.ts'
import { presentDone } from './shows.presenter.ts'
import { readShowTable as readTable } from './showTable.ts'
import {
  presentChecked,
  presentSaved,
  presentSavedShow,
  presentShow,
  presentShowList,
} from './wholeShow.presenter.ts'
import {
  addShow as add,
  changeShow,
  findShow,
  findShowList,
  findWholeShow,
  removeShow as remove,
} from './wholeShow.service.ts'

/** Shows as a whole, kept by their staff. */
export function wholeShowRoutes(app: FastifyInstance): void {
  route(app, shows, {
    load: (reader, { query }) => findShowList(reader, query),
    may: editShows,
    present: presentShowList,
  })
  changeRoute(app, addShow, {
    load: () => null,
    may: editShows,
    run: (act, _none, { body }) => add(act, body),
    present: presentShow,
    keepsSessions: true,
  })
  route(app, getShow, {
    load: (reader, { params }) => findWholeShow(reader, params.id),
    may: editShows,
    present: presentShow,
  })
  changeRoute(app, editShow, {
    load: () => null,
    may: editShows,
    run: (act, _none, { params, body }) => withSave(act, changeShow(act, params.id, body)),
    present: presentSavedShow,
    keepsSessions: true,
  })
  changeRoute(app, removeShow, {
    load: () => null,
    may: editShows,
    run: (act, _none, { params }) => withSave(act, remove(act, params.id)),
    present: presentDone,
    keepsSessions: true,
  })
  route(app, checkShowRows, {
    load: () => null,
    may: editShows,
    read: (reader, _none, { params, body }) => checkRows(reader, params.id, body.rows),
    present: presentChecked,
  })
  changeRoute(app, saveShowRows, {
    load: () => null,
    may: editShows,
    run: (act, _none, { params, body }) => withSave(act, saveRows(act, params.id, body)),
    present: presentSaved,
    keepsSessions: true,
  })
  changeRoute(app, readShowTable, {
    prepare: (_reader, { body }) => readTable(body),
    load: (act, { params }) => findShow(act, params.id),
    may: editShows,
    run: (_act, _show, _input, table) => table,
    present: ({ header, rows }) => ({ header, rows }),
    keepsSessions: true,
  })
}
