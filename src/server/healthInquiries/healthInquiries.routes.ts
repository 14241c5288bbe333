import type { FastifyInstance } from 'fastify'
import {
  attachToInquiry,
  correctInquiry,
  decideInquiry,
  healthInquiries,
  inquiryAttachment,
  inquiryChanges,
  openInquiry,
  ownInquiry,
  sendHealthInquiry,
  staffInquiry,
  withdrawInquiry,
} from '#contract/healthInquiries.ts'
import { presentChanges } from '../audit/audit.presenter.ts'
import { changesOf } from '../audit/audit.service.ts'
import type { Reader } from '../platform/act.ts'
import { fileHeaders } from '../platform/files/serve.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { attachmentOf, bringAttachment, readAttachment } from './attachments.service.ts'
import { decide, lockForDecision } from './deciding.service.ts'
import { decideOnInquiries, manageOwnInquiry, reportHealth } from './healthInquiries.policy.ts'
import { presentInquiries, presentOwnInquiry, presentStaffInquiry } from './healthInquiries.presenter.ts'
import { describeInquiry, dogOf, findInquiry, readInquiries } from './healthInquiries.service.ts'
import type { OwnedInquiry } from './healthInquiries.types.ts'
import {
  cookieOf,
  correctReport,
  countReport,
  findOwnInquiry,
  lockOwnInquiry,
  openReport,
  report,
  withdrawReport,
} from './reporting.service.ts'

/** Reports on the health of dogs: what informers send, and what is decided of it. */
export function healthInquiryRoutes(app: FastifyInstance): void {
  const describe = async (reader: Reader, { inquiry }: OwnedInquiry) => ({
    inquiry,
    dog: await dogOf(reader, inquiry),
  })
  const open = {
    kind: 'inquiry',
    cookie: ({ inquiry }: Pick<OwnedInquiry, 'inquiry'>, { opened, visit }: Reader) =>
      opened.inquiry.with(visit.opened.inquiry, cookieOf(inquiry)),
  } as const

  changeRoute(app, attachToInquiry, {
    prepare: (reader, { body }) => readAttachment(reader, body),
    load: () => null,
    may: reportHealth,
    run: (act, _none, _input, paper) => bringAttachment(act, paper),
    present: (handle) => ({ handle }),
    keepsSessions: true,
  })
  changeRoute(app, sendHealthInquiry, {
    prepare: countReport,
    load: () => null,
    may: reportHealth,
    run: async (act, _none, { body }) => describe(act, await report(act, body)),
    open,
    present: presentOwnInquiry,
    keepsSessions: true,
  })
  route(app, ownInquiry, {
    load: (reader, { params }) => findOwnInquiry(reader, params.id),
    may: manageOwnInquiry,
    read: describe,
    present: presentOwnInquiry,
  })
  changeRoute(app, openInquiry, {
    load: (act, { params }) => lockOwnInquiry(act, params.id),
    // Whoever has the secret of the mail.
    may: () => true,
    run: async (act, owned, { body }) => describe(act, await openReport(act, owned, body.secret)),
    open,
    present: presentOwnInquiry,
    keepsSessions: true,
  })
  changeRoute(app, correctInquiry, {
    load: (act, { params }) => lockOwnInquiry(act, params.id),
    may: manageOwnInquiry,
    run: async (act, owned, { body }) => describe(act, await correctReport(act, owned, body)),
    open,
    present: presentOwnInquiry,
    keepsSessions: true,
  })
  changeRoute(app, withdrawInquiry, {
    load: (act, { params }) => lockOwnInquiry(act, params.id),
    may: manageOwnInquiry,
    run: async (act, owned, { body }) => describe(act, await withdrawReport(act, owned, body.version)),
    present: presentOwnInquiry,
    keepsSessions: true,
  })
  route(app, healthInquiries, {
    load: () => null,
    may: decideOnInquiries,
    read: (reader, _none, { query }) => readInquiries(reader, query),
    present: presentInquiries,
  })
  route(app, staffInquiry, {
    load: (reader, { params }) => findInquiry(reader, params.id),
    may: decideOnInquiries,
    read: describeInquiry,
    present: presentStaffInquiry,
  })
  route(app, inquiryAttachment, {
    load: async (reader, { params }) => attachmentOf(reader, await findInquiry(reader, params.id)),
    may: decideOnInquiries,
    headers: (file) => fileHeaders(file, 'private'),
    present: (file) => file.content,
  })
  route(app, inquiryChanges, {
    load: (reader, { params }) => findInquiry(reader, params.id),
    may: decideOnInquiries,
    read: (reader, { id }, { query }) =>
      changesOf(reader, { subject: 'healthInquiry', subjectId: String(id), ...query }),
    present: presentChanges,
  })
  changeRoute(app, decideInquiry, {
    load: (act, { params, body }) => lockForDecision(act, params.id, body.into),
    may: decideOnInquiries,
    run: async (act, inquiry, { body }) => describeInquiry(act, await decide(act, inquiry, body)),
    present: presentStaffInquiry,
    keepsSessions: true,
  })
}
