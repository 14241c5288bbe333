import type { FastifyInstance } from 'fastify'
import { importSettlements, previewSettlements, settlements } from '#contract/settlements.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { manageSettlements } from './money.policy.ts'
import { readSettlementFile } from './settlementFile.ts'
import { presentOverview, presentPreview } from './settlements.presenter.ts'
import { checkReport, findSettlements, importReport } from './settlements.service.ts'

/** What the provider of payments has paid out, and whether it agrees with what is known here. */
export function settlementRoutes(app: FastifyInstance): void {
  route(app, settlements, {
    load: () => ({}),
    may: manageSettlements,
    read: findSettlements,
    present: presentOverview,
  })
  changeRoute(app, previewSettlements, {
    prepare: (_reader, { body }) => readSettlementFile(body),
    load: () => ({}),
    may: manageSettlements,
    run: async (act, _none, _input, file) => ({ file, checked: await checkReport(act, file) }),
    present: ({ file, checked }) => presentPreview(file, checked),
    keepsSessions: true,
  })
  changeRoute(app, importSettlements, {
    prepare: (_reader, { body }) => readSettlementFile(body),
    load: () => ({}),
    may: manageSettlements,
    run: (act, _none, { query }, file) => importReport(act, file, query),
    present: (imported) => ({ imported }),
    keepsSessions: true,
  })
}
