import type { FastifyInstance } from 'fastify'
import { apiKeys, createApiKey, revokeApiKey } from '#contract/apiKeys.ts'
import { archiveFile, archiveOrders, orderArchive } from '#contract/archive.ts'
import { presentChanges } from '../audit/audit.presenter.ts'
import { changesOf } from '../audit/audit.service.ts'
import { finnishDay } from '../platform/clock.ts'
import { attachment } from '../platform/files/disposition.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { findOrder, orderArchive as order, archiveFile as readArchive } from './archive/archive.service.ts'
import { manageExports } from './exports.policy.ts'
import { presentKey } from './keys.presenter.ts'
import { endKey, findKey, findKeys, makeKey } from './keys.service.ts'

/** What leaves the service by the hand of SYSADMIN: the whole archive, and keys for partners. */
export function staffExportRoutes(app: FastifyInstance): void {
  changeRoute(app, orderArchive, {
    load: () => null,
    may: manageExports,
    run: order,
    present: ({ order: given, until }) => ({ order: given, until: until.toISOString() }),
    keepsSessions: true,
  })
  route(app, archiveFile, {
    load: (reader, { params }) => findOrder(reader, params.order),
    may: manageExports,
    headers: ({ at }) => ({ 'content-disposition': attachment(`koirakanta-${finnishDay(at)}.zip`) }),
    read: readArchive,
    present: (file) => file,
  })
  route(app, archiveOrders, {
    load: () => null,
    may: manageExports,
    read: (reader, _none, { query }) => changesOf(reader, { subject: 'archive', before: query.before }),
    present: presentChanges,
  })
  keyRoutes(app)
}

function keyRoutes(app: FastifyInstance): void {
  route(app, apiKeys, {
    load: () => null,
    may: manageExports,
    read: findKeys,
    present: (keys) => ({ keys: keys.map(presentKey) }),
  })
  changeRoute(app, createApiKey, {
    load: () => null,
    may: manageExports,
    run: (act, _none, { body }) => makeKey(act, body),
    present: ({ key, id }) => ({ key, id }),
    keepsSessions: true,
  })
  changeRoute(app, revokeApiKey, {
    load: (act, { params }) => findKey(act, params.id),
    may: manageExports,
    run: endKey,
    afterwards: async (_reader, id) => {
      app.apiKeys.forget()
      return id
    },
    present: (id) => ({ id }),
    keepsSessions: true,
  })
}
