import type { FastifyInstance } from 'fastify'
import {
  createHealthCode,
  deleteHealthCode,
  editHealthCode,
  healthCodeChanges,
  healthCodes,
} from '#contract/healthCodes.ts'
import { presentChanges } from '../audit/audit.presenter.ts'
import { changesOf } from '../audit/audit.service.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { editHealthCodes, readHealthCodeList } from './healthCodes.policy.ts'
import { presentHealthCode } from './healthCodes.presenter.ts'
import {
  addHealthCode,
  changeHealthCode,
  findHealthCode,
  listHealthCodes,
  lockCode,
  removeHealthCode,
} from './healthCodes.service.ts'

/** The health code list. */
export function healthCodeRoutes(app: FastifyInstance): void {
  route(app, healthCodes, {
    load: listHealthCodes,
    may: readHealthCodeList,
    present: (codes) => codes.map(presentHealthCode),
  })
  route(app, healthCodeChanges, {
    load: (reader, { params }) => findHealthCode(reader, params.id),
    may: editHealthCodes,
    read: (reader, { id }, { query }) =>
      changesOf(reader, { subject: 'healthCode', subjectId: String(id), ...query }),
    present: presentChanges,
  })
  changeRoute(app, createHealthCode, {
    load: () => null,
    may: editHealthCodes,
    run: (act, _none, { body }) => addHealthCode(act, body),
    present: presentHealthCode,
  })
  changeRoute(app, editHealthCode, {
    load: (act, { body }) => lockCode(act, body.id),
    may: editHealthCodes,
    run: (act, code, { body }) => changeHealthCode(act, code, body),
    present: presentHealthCode,
  })
  changeRoute(app, deleteHealthCode, {
    load: (act, { body }) => lockCode(act, body.id),
    may: editHealthCodes,
    run: removeHealthCode,
    present: () => ({ status: 'done' as const }),
  })
}
