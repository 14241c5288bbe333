import type { FastifyInstance } from 'fastify'
import { readByDataMapping } from '#contract/dataMappings.ts'
import {
  applyDataUpdate,
  beginDataUpdate,
  cancelDataUpdate,
  compareDataUpdate,
  dataUpdate,
  dataUpdateCsv,
  dataUpdateRows,
  dataUpdates,
  sendDataUpdatePart,
  undoDataUpdate,
} from '#contract/dataUpdates.ts'
import type { Reader } from '../../platform/act.ts'
import { attachment } from '../../platform/files/disposition.ts'
import { changeRoute } from '../../platform/http/changeRoute.ts'
import { route } from '../../platform/http/route.ts'
import { differenceFile, differenceName } from './differenceFile.ts'
import { runImports, seesOwners } from './updates.policy.ts'
import { presentRow, presentUpdate } from './updates.presenter.ts'
import {
  beginUpdate,
  cancelUpdate,
  eachRow,
  findRows,
  findUpdate,
  findUpdates,
  lockUpdate,
  readBy,
  receivePart,
  startApplying,
  startComparing,
  startUndoing,
} from './updates.service.ts'
import type { UpdateRow } from './updates.types.ts'

/** Updates of the data from files: each is sent, compared, looked at, applied as one unit, and can be undone. */
export function dataUpdateRoutes(app: FastifyInstance): void {
  route(app, dataUpdates, {
    load: () => ({}),
    may: runImports,
    read: findUpdates,
    present: (rows) => ({ updates: rows.map(presentUpdate) }),
  })
  route(app, dataUpdate, {
    load: (reader, { params }) => findUpdate(reader, params.id),
    may: runImports,
    present: presentUpdate,
  })
  route(app, dataUpdateRows, {
    load: (reader, { params }) => findUpdate(reader, params.id),
    may: runImports,
    read: (reader, { id }, { query }) => findRows(reader, id, query),
    present: ({ rows, next }, { viewer }) => ({
      rows: rows.map((row) => presentRow(row, seesOwners(viewer))),
      next,
    }),
  })
  route(app, dataUpdateCsv, {
    load: (reader, { params }) => findUpdate(reader, params.id),
    may: runImports,
    headers: ({ fileName }, { language }) => ({
      'content-disposition': attachment(differenceName(language, fileName)),
    }),
    read: (reader, { id }, { query }) => eachRow(reader, id, query),
    present: (rows, { language, viewer }) => differenceFile(language, rows, seesOwners(viewer)),
  })
  changeRoute(app, beginDataUpdate, {
    load: () => ({}),
    may: runImports,
    run: (act, _none, { body }) => beginUpdate(act, body),
    present: presentUpdate,
    keepsSessions: true,
  })
  changeRoute(app, sendDataUpdatePart, {
    load: (act, { params }) => lockUpdate(act, params.id),
    may: runImports,
    run: (act, update, { params, body }) => receivePart(act, update, { part: params.part, content: body }),
    present: (received) => ({ received }),
    keepsSessions: true,
  })
  changeRoute(app, cancelDataUpdate, {
    load: (act, { params }) => lockUpdate(act, params.id),
    may: runImports,
    run: cancelUpdate,
    present: presentUpdate,
    keepsSessions: true,
  })
  changeRoute(app, readByDataMapping, {
    ...workRecipe(startComparing),
    run: (act, update, { body }) => readBy(act, update, body),
  })
  changeRoute(app, compareDataUpdate, workRecipe(startComparing))
  changeRoute(app, applyDataUpdate, workRecipe(startApplying))
  changeRoute(app, undoDataUpdate, workRecipe(startUndoing))
}

/** What a run does: it begins beside the answer, when everybody sees that it is to be done. */
const workRecipe = (start: typeof startComparing) => ({
  load: lockOf,
  may: runImports,
  run: start,
  afterwards: async ({ jobs }: Reader, update: UpdateRow) => {
    await jobs.ask('dataUpdates')
    return update
  },
  present: presentUpdate,
  keepsSessions: true as const,
})

const lockOf = (
  act: Parameters<typeof lockUpdate>[0],
  { params }: { readonly params: { readonly id: number } },
) => lockUpdate(act, params.id)
