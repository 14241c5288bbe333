import type { FastifyInstance } from 'fastify'
import type * as z from 'zod'
import type { JsonChange } from '#contract/call.ts'
import { decideContest } from '#contract/contests.ts'
import type { idParams } from '#contract/inputs.ts'
import {
  claimCertificate,
  decideClaim,
  entryMoney,
  forgiveRest,
  keepMoney,
  movePayment,
  payableEntries,
  receiveTransfer,
  refundEntry,
  settleRefund,
  undoTransfer,
} from '#contract/payments.ts'
import { decideContest as decideAboutContest } from '../entries/contests/contests.service.ts'
import { type Act, readerOf } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { callerOfRequest } from '../platform/http/input.ts'
import { route } from '../platform/http/route.ts'
import { ANONYMOUS } from '../platform/http/viewer.ts'
import { CALLBACK_ADDRESS } from './addresses.ts'
import { takeCallback } from './callbacks.service.ts'
import { certificateAnswer } from './claims.presenter.ts'
import { decideClaim as decide, withCertificate } from './claims.service.ts'
import { presentMoney, presentPayable } from './entryMoney.presenter.ts'
import {
  describeMoney,
  type EntryOfTrial,
  findEntryOfTrial,
  forgive,
  keepOwed,
  lockEntryOfTrial,
  refundByHand,
  settleOf,
} from './entryMoney.service.ts'
import { lockTwo, moveToOther, payableFor } from './moving.service.ts'
import { manageMoney } from './payments.policy.ts'
import { markReceived, undoReceived } from './transfers.service.ts'

/** Characters of a callback's query that are read at all. */
const LONGEST_QUERY = 4000

/** Money of entries for the organiser, and where the provider of payments tells what came of it. */
export function paymentRoutes(app: FastifyInstance): void {
  callbackRoute(app)
  route(app, entryMoney, {
    load: (reader, { params }) => findEntryOfTrial(reader, params.id),
    may: manageMoney,
    read: describeMoney,
    present: presentMoney,
  })
  moneyChange(app, refundEntry, (act, owned, body) => refundByHand(act, owned, body))
  moneyChange(app, keepMoney, (act, owned, body) => keepOwed(act, owned, body))
  moneyChange(app, forgiveRest, (act, owned, body) => forgive(act, owned, body))
  moneyChange(app, settleRefund, (act, owned, body) => settleOf(act, owned, body))
  moneyChange(app, receiveTransfer, markReceived)
  moneyChange(app, undoTransfer, undoReceived)
  moneyChange(app, decideClaim, (act, owned, body) => decide(act, owned, body))
  moneyChange(app, decideContest, (act, owned, body) => decideAboutContest(act, owned, body))
  route(app, payableEntries, {
    load: (reader, { params }) => findEntryOfTrial(reader, params.id),
    may: manageMoney,
    read: (reader, owned, { query }) => payableFor(reader, owned, query),
    present: presentPayable,
  })
  changeRoute(app, movePayment, {
    load: (act, { params, body }) => lockTwo(act, params.id, body.toEntryId),
    may: manageMoney,
    run: async (act, both, { body }) => {
      await moveToOther(act, both, body)
      return describeMoney(act, both)
    },
    present: presentMoney,
    keepsSessions: true,
  })
  route(app, claimCertificate, {
    load: async (reader, { params }) => withCertificate(reader, await findEntryOfTrial(reader, params.id)),
    may: (viewer, found) => manageMoney(viewer, found),
    ...certificateAnswer,
  })
}

type MoneyCall<Body extends z.ZodType> = JsonChange<Body, typeof entryMoney.answer, typeof idParams>

/** Declares a change of the money of an entry: each locks the trial, and answers with the money as it is then. */
function moneyChange<Body extends z.ZodType>(
  app: FastifyInstance,
  call: MoneyCall<Body>,
  run: (act: Act, owned: EntryOfTrial, body: z.output<Body>) => Promise<void>,
): void {
  changeRoute(app, call, {
    load: (act, { params }) => lockEntryOfTrial(act, params.id),
    may: manageMoney,
    run: async (act, owned, { body }) => {
      await run(act, owned, body as z.output<Body>)
      return describeMoney(act, owned)
    },
    present: presentMoney,
    keepsSessions: true,
  })
}

/** It has no session and no token: what the provider says is signed. */
function callbackRoute(app: FastifyInstance): void {
  app.get(
    CALLBACK_ADDRESS,
    { schema: { hide: true }, config: { declared: true, cost: 1 } },
    async (request, reply) => {
      if (request.url.length > LONGEST_QUERY) throw new AppError('invalid', 'ADDRESS_INVALID')
      request.viewer = ANONYMOUS
      const reader = readerOf(app.services, callerOfRequest(request, app))
      const outcome = await takeCallback(reader, request.query as Record<string, unknown>)
      reply.header('cache-control', 'no-store').type('text/plain')
      return reply.code(outcome === 'taken' ? 200 : 400).send(outcome)
    },
  )
}
