import type { FastifyInstance } from 'fastify'
import { UPDATE_PAGE_SIZE } from '#contract/constants.ts'
import {
  createUpdate,
  editUpdate,
  latestUpdate,
  removeUpdate as removeCall,
  restoreUpdate as restoreCall,
  staffUpdate,
  staffUpdates,
  systemUpdate,
  updateChanges,
  updates,
} from '#contract/systemUpdates.ts'
import { presentChanges } from '../audit/audit.presenter.ts'
import { changesOf } from '../audit/audit.service.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { editUpdates, readUpdates } from './systemUpdates.policy.ts'
import { presentStaffUpdate, presentUpdate, presentUpdates } from './systemUpdates.presenter.ts'
import {
  addUpdate,
  changeUpdate,
  findAllUpdates,
  findAnyUpdate,
  findLatestUpdate,
  findShownUpdate,
  findUpdate,
  findUpdates,
  lockUpdate,
  removeUpdate,
  restoreUpdate,
} from './systemUpdates.service.ts'

/** The service's own news: read by everyone, written by SYSADMIN. */
export function systemUpdateRoutes(app: FastifyInstance): void {
  route(app, latestUpdate, {
    load: findLatestUpdate,
    may: readUpdates,
    present: (newest) => newest && presentUpdate(newest),
  })
  route(app, updates, {
    load: (reader, { query }) => findUpdates(reader, query.page),
    may: readUpdates,
    present: presentUpdates,
  })
  route(app, systemUpdate, {
    load: (reader, { params }) => findShownUpdate(reader, params.id),
    may: readUpdates,
    present: presentUpdate,
  })
  staffRoutes(app)
}

function staffRoutes(app: FastifyInstance): void {
  route(app, staffUpdates, {
    load: (reader, { query }) => findAllUpdates(reader, query.page),
    may: editUpdates,
    present: ({ updates: kept, removed, total, page }, reader) => ({
      updates: kept.map((update) => presentStaffUpdate(update, reader)),
      removed: removed.map((update) => presentStaffUpdate(update, reader)),
      total,
      page,
      pageSize: UPDATE_PAGE_SIZE,
    }),
  })
  route(app, staffUpdate, {
    load: (reader, { params }) => findUpdate(reader, params.id),
    may: editUpdates,
    present: presentStaffUpdate,
  })
  route(app, updateChanges, {
    load: (reader, { params }) => findAnyUpdate(reader, params.id),
    may: editUpdates,
    read: (reader, { id }, { query }) =>
      changesOf(reader, { subject: 'systemUpdate', subjectId: String(id), ...query }),
    present: presentChanges,
  })
  changeRoute(app, createUpdate, {
    load: () => null,
    may: editUpdates,
    run: (act, _none, { body }) => addUpdate(act, body),
    present: presentStaffUpdate,
  })
  changeRoute(app, editUpdate, {
    load: (act, { body }) => lockUpdate(act, body.id),
    may: editUpdates,
    run: (act, update, { body: { id: _id, ...input } }) => changeUpdate(act, update, input),
    present: presentStaffUpdate,
  })
  changeRoute(app, removeCall, {
    load: (act, { body }) => lockUpdate(act, body.id),
    may: editUpdates,
    run: (act, update, { body }) => removeUpdate(act, update, body.version),
    present: () => ({ status: 'done' as const }),
  })
  changeRoute(app, restoreCall, {
    load: (act, { body }) => lockUpdate(act, body.id),
    may: editUpdates,
    run: restoreUpdate,
    present: presentStaffUpdate,
  })
}
