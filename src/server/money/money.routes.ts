import type { FastifyInstance } from 'fastify'
import { treasury, treasuryCsv } from '#contract/money.ts'
import { route } from '../platform/http/route.ts'
import { csvFile } from '../platform/tables/csv.ts'
import { seeMoney } from './money.policy.ts'
import { presentTreasury } from './money.presenter.ts'
import { findEvents, findTreasury, periodOf } from './money.service.ts'
import { moneyTable, savedAs } from './moneyTable.ts'

/** What the treasurers of the organising clubs ask. */
export function moneyRoutes(app: FastifyInstance): void {
  route(app, treasury, {
    load: ({ today }, { query }) => periodOf(today, query),
    may: seeMoney,
    read: findTreasury,
    present: presentTreasury,
  })
  route(app, treasuryCsv, {
    load: ({ today }, { query }) => periodOf(today, query),
    may: seeMoney,
    headers: (period, { language }) => savedAs(period, language),
    read: async (reader, period) => csvFile(moneyTable(reader.language, await findEvents(reader, period))),
    present: (file) => file,
  })
}
