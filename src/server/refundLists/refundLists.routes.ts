import type { FastifyInstance } from 'fastify'
import {
  giveUpRefund,
  makeRefundList,
  markRefundList,
  putRefundAccount,
  refundListCsv,
  refundListXml,
  refundTransfers,
} from '#contract/refundLists.ts'
import { decideMoney, seeClubMoney } from '../bankAccounts/bankAccounts.policy.ts'
import { findMoneyClub } from '../bankAccounts/bankAccounts.service.ts'
import { lockEntryOfTrial } from '../payments/entryMoney.service.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { manageEntries } from '../trials/trials.policy.ts'
import { listCsv, listXml, savedAs } from './listFiles.ts'
import { giveRefundAccount } from './refundAccounts.service.ts'
import { presentTransfers } from './refundLists.presenter.ts'
import {
  findList,
  findOpenRefund,
  findTransfers,
  giveUp,
  makeList,
  markList,
  transfersOf,
} from './refundLists.service.ts'

/** Refunds that go back by bank transfer, and the lists by which a bank pays them. */
export function refundListRoutes(app: FastifyInstance): void {
  route(app, refundTransfers, {
    load: () => null,
    may: seeClubMoney,
    read: findTransfers,
    present: presentTransfers,
  })
  changeRoute(app, makeRefundList, {
    load: (act, { body }) => findMoneyClub(act, body.clubId),
    may: decideMoney,
    run: async (act, club, { body }) => {
      const listId = await makeList(act, club, body.refundIds)
      return { listId, ...(await findTransfers(act)) }
    },
    present: ({ listId, ...found }) => ({ ...presentTransfers(found), listId }),
    keepsSessions: true,
  })
  route(app, refundListXml, {
    load: (reader, { params }) => findList(reader, params.id),
    may: (viewer, { club }) => decideMoney(viewer, club),
    headers: savedAs('xml'),
    read: async (reader, { list }) => listXml(list, await transfersOf(reader, list), reader.today),
    present: (file) => file,
  })
  route(app, refundListCsv, {
    load: (reader, { params }) => findList(reader, params.id),
    may: (viewer, { club }) => decideMoney(viewer, club),
    headers: savedAs('csv'),
    read: async (reader, { list }) => listCsv(reader.language, await transfersOf(reader, list)),
    present: (file) => file,
  })
  changeRoute(app, markRefundList, {
    load: (act, { params }) => findList(act, params.id),
    may: (viewer, { club }) => decideMoney(viewer, club),
    run: async (act, { list }, { body }) => {
      await markList(act, list, body)
      return findTransfers(act)
    },
    present: presentTransfers,
    keepsSessions: true,
  })
  changeRoute(app, giveUpRefund, {
    load: (act, { params }) => findOpenRefund(act, params.id),
    may: (viewer, { club }) => decideMoney(viewer, club),
    run: async (act, { refund }, { body }) => {
      await giveUp(act, refund, body.reason)
      return findTransfers(act)
    },
    present: presentTransfers,
    keepsSessions: true,
  })
  changeRoute(app, putRefundAccount, {
    load: (act, { params }) => lockEntryOfTrial(act, params.id),
    may: (viewer, { trial }) => manageEntries(viewer, trial),
    run: async (act, { entry }, { body }) => {
      await giveRefundAccount(act, entry.id, body)
      return findTransfers(act)
    },
    present: presentTransfers,
    keepsSessions: true,
  })
}
