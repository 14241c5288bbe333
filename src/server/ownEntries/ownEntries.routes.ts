import type { FastifyInstance } from 'fastify'
import {
  attachCertificate,
  cancelOwnEntry,
  changeOwnClass,
  changeOwnEntry,
  enterOwnDog,
  entryForm,
  getOwnEntry,
  openOwnEntry,
  ownCertificate,
  ownEntries,
  payByTransfer,
  payOwnEntry,
} from '#contract/ownEntries.ts'
import { ownRefundAccount, putOwnRefundAccount } from '#contract/refundLists.ts'
import { certificateAnswer } from '../payments/claims.presenter.ts'
import { readPaper, withCertificate } from '../payments/claims.service.ts'
import { countPayment, openPayment } from '../payments/paying.service.ts'
import type { Reader } from '../platform/act.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { WorkQueue } from '../platform/workQueue.ts'
import { giveRefundAccount, readRefundAccount } from '../refundLists/refundAccounts.service.ts'
import { presentOwnAccount } from '../refundLists/refundLists.presenter.ts'
import { readTrial } from '../trials/trials.policy.ts'
import { lockTrial } from '../trials/trials.service.ts'
import { attachOwn, beginOwnPayment, cancelOwn, changeOwn } from './changing.service.ts'
import { changeClass } from './classChange.service.ts'
import { enterOneself } from './entering.service.ts'
import { describeForm, findEntryTrial } from './entryForm.service.ts'
import { enterTrial, manageOwn } from './ownEntries.policy.ts'
import { presentForm, presentOwn, presentOwnList } from './ownEntries.presenter.ts'
import {
  type DescribedOwn,
  describeOwn,
  findOwn,
  lockOwn,
  openByLink,
  readOwn,
} from './ownEntries.service.ts'
import { agreeTransfer } from './transfers.service.ts'

/** Whoever enters waits for the trial: those who come first are let through a few at a time. */
const RUSH = { atOnce: 3, ofOne: 2, longestQueue: 1000 } as const

/** Entering a dog oneself, and everything an entrant does with the entry. */
export function ownEntryRoutes(app: FastifyInstance): void {
  const rush = new WorkQueue(RUSH)
  const open = {
    kind: 'entry',
    cookie: ({ entry }: DescribedOwn, { opened, visit }: Reader) =>
      opened.entry.with(visit.opened.entry, entry),
  } as const

  route(app, entryForm, {
    load: (reader, { params }) => findEntryTrial(reader, params),
    may: (viewer, trial) => trial.publishedAt !== null && readTrial(viewer, trial),
    read: describeForm,
    present: presentForm,
  })
  changeRoute(app, enterOwnDog, {
    turns: rush,
    load: (act, { params }) => lockTrial(act, params.id),
    may: enterTrial,
    run: async (act, trial, { body }) => describeOwn(act, await enterOneself(act, trial, body)),
    open,
    present: presentOwn,
    keepsSessions: true,
  })
  route(app, ownEntries, { load: readOwn, may: () => true, present: presentOwnList })
  route(app, getOwnEntry, {
    load: (reader, { params }) => findOwn(reader, params.id),
    may: manageOwn,
    read: describeOwn,
    present: presentOwn,
  })
  changeRoute(app, openOwnEntry, {
    load: (act, { params }) => lockOwn(act, params.id),
    // Whoever has the secret of the mail.
    may: () => true,
    run: async (act, owned, { body }) => describeOwn(act, await openByLink(act, owned, body.secret)),
    open,
    present: presentOwn,
    keepsSessions: true,
  })
  changeRoute(app, payOwnEntry, {
    // What a stranger tries is refused, and takes nothing of the entrant's limit.
    prepare: async (reader, { params }) => {
      if (manageOwn(reader.viewer, await findOwn(reader, params.id))) await countPayment(reader, params.id)
    },
    turns: rush,
    load: (act, { params }) => lockOwn(act, params.id),
    may: manageOwn,
    run: beginOwnPayment,
    afterwards: openPayment,
    present: ({ href }) => ({ href: href! }),
    keepsSessions: true,
  })
  changeRoute(app, payByTransfer, {
    load: (act, { params }) => lockOwn(act, params.id),
    may: manageOwn,
    run: async (act, owned, { body }) => describeOwn(act, await agreeTransfer(act, owned, body)),
    present: presentOwn,
    keepsSessions: true,
  })
  changeRoute(app, changeOwnEntry, {
    load: (act, { params }) => lockOwn(act, params.id),
    may: manageOwn,
    run: async (act, owned, { body }) => describeOwn(act, await changeOwn(act, owned, body)),
    present: presentOwn,
    keepsSessions: true,
  })
  changeRoute(app, changeOwnClass, {
    load: (act, { params }) => lockOwn(act, params.id),
    may: manageOwn,
    run: async (act, owned, { body }) => describeOwn(act, await changeClass(act, owned, body)),
    present: presentOwn,
    keepsSessions: true,
  })
  route(app, ownRefundAccount, {
    load: (reader, { params }) => findOwn(reader, params.id),
    may: manageOwn,
    read: (reader, { entry }) => readRefundAccount(reader, entry.id),
    present: presentOwnAccount,
  })
  changeRoute(app, putOwnRefundAccount, {
    load: (act, { params }) => lockOwn(act, params.id),
    may: manageOwn,
    run: async (act, { entry }, { body }) => {
      await giveRefundAccount(act, entry.id, body)
      return readRefundAccount(act, entry.id)
    },
    present: presentOwnAccount,
    keepsSessions: true,
  })
  changeRoute(app, cancelOwnEntry, {
    load: (act, { params }) => lockOwn(act, params.id),
    may: manageOwn,
    run: async (act, owned, { body }) => describeOwn(act, await cancelOwn(act, owned, body)),
    present: presentOwn,
    keepsSessions: true,
  })
  changeRoute(app, attachCertificate, {
    prepare: (_reader, { body }) => readPaper(body),
    load: (act, { params }) => lockOwn(act, params.id),
    may: manageOwn,
    run: async (act, owned, _input, paper) => describeOwn(act, await attachOwn(act, owned, paper)),
    present: presentOwn,
    keepsSessions: true,
  })
  route(app, ownCertificate, {
    load: async (reader, { params }) => withCertificate(reader, await findOwn(reader, params.id)),
    may: (viewer, found) => manageOwn(viewer, found),
    ...certificateAnswer,
  })
}
