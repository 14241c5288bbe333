import type { FastifyInstance } from 'fastify'
import { treasury, treasuryCsv, treasuryMonthsCsv, treasuryTrialsCsv } from '#contract/money.ts'
import type { Reader } from '../platform/act.ts'
import type { Language } from '../platform/http/language.ts'
import { route } from '../platform/http/route.ts'
import { csvFile } from '../platform/tables/csv.ts'
import type { Table } from '../platform/tables/table.ts'
import { seeMoney } from './money.policy.ts'
import { presentTreasury } from './money.presenter.ts'
import { findEvents, findMonths, findTreasury, findTrials, periodOf } from './money.service.ts'
import type { Period } from './money.types.ts'
import { eventTable, type FileName, monthTable, savedAs, trialTable } from './moneyTable.ts'

/** What the treasurers of the organising clubs ask. */
export function moneyRoutes(app: FastifyInstance): void {
  const ofPeriod = {
    load: ({ today }: Reader, { query }: { query: Partial<Period> }) => periodOf(today, query),
    may: seeMoney,
  }
  const fileOf = <Rows>(
    name: FileName,
    find: (reader: Reader, period: Period) => Promise<Rows>,
    tableOf: (language: Language, rows: Rows) => Table,
  ) => ({
    ...ofPeriod,
    headers: (period: Period, { language }: Reader) => savedAs(name, period, language),
    read: async (reader: Reader, period: Period) =>
      csvFile(tableOf(reader.language, await find(reader, period))),
    present: (file: Buffer) => file,
  })
  route(app, treasury, { ...ofPeriod, read: findTreasury, present: presentTreasury })
  route(app, treasuryCsv, fileOf('events', findEvents, eventTable))
  route(app, treasuryTrialsCsv, fileOf('trials', findTrials, trialTable))
  route(app, treasuryMonthsCsv, fileOf('months', findMonths, monthTable))
}
