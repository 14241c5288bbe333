import type { FastifyInstance } from 'fastify'
import { NOTICE_PAGE_SIZE } from '#contract/constants.ts'
import {
  decideNotice,
  getLitterInquiry,
  litterNotices,
  noticeChanges,
  ownNotices,
  renewOwnNotice,
  saveNotice,
  saveOwnNotice,
  staffNotice,
  staffNotices,
  withdrawOwnNotice,
} from '#contract/litterNotices.ts'
import { presentChanges } from '../../audit/audit.presenter.ts'
import { changesOf } from '../../audit/audit.service.ts'
import { breedingRulesOf } from '../../breedingRules/inForce.service.ts'
import { presentSummary } from '../../dogs/records.presenter.ts'
import { healthCodesOf } from '../../healthCodes/healthCodes.service.ts'
import type { Reader } from '../../platform/act.ts'
import { changeRoute } from '../../platform/http/changeRoute.ts'
import { route } from '../../platform/http/route.ts'
import { decide, saveForClub } from './deciding.service.ts'
import { renewOwn, saveOwn, withdrawOwn } from './keeping.service.ts'
import {
  decideOnNotices,
  editNotices,
  keepOwnNotices,
  readNotices,
  readNoticesAsStaff,
} from './notices.policy.ts'
import { type Beside, presentListed, presentNotice, presentOwn, presentStaff } from './notices.presenter.ts'
import {
  findForStaff,
  findNotice,
  findOwn,
  findOwnNotice,
  findShown,
  findShownNotice,
  lockForDecision,
  ownRow,
  staffRow,
} from './notices.service.ts'

/** What was found, with what it is read beside. */
const beside = async <Found>(reader: Reader, found: Found): Promise<{ found: Found; beside: Beside }> => ({
  found,
  beside: {
    snapshot: reader.live.snapshot,
    codes: await healthCodesOf(reader),
    rules: await breedingRulesOf(reader),
    today: reader.today,
  },
})

const ownNow = async (reader: Reader, id: number) => beside(reader, await ownRow(reader, id))
const staffNow = async (reader: Reader, id: number) => beside(reader, await staffRow(reader, id))

/** Notices of litters, plans, matings and studs: for everyone, for who keeps them, and for their staff. */
export function noticeRoutes(app: FastifyInstance): void {
  route(app, litterNotices, {
    load: async (reader, { params, query }) =>
      beside(reader, await findShown(reader, { ...params, ...query })),
    may: readNotices,
    present: ({ found, beside: by }) => found.map((row) => presentListed(row, by)),
  })
  route(app, getLitterInquiry, {
    load: async (reader, { params }) => ({
      row: await findShownNotice(reader, params.id),
      snapshot: reader.live.snapshot,
    }),
    may: readNotices,
    present: ({ row, snapshot }) => presentNotice(row, { snapshot }),
  })
  ownNoticeRoutes(app)
  staffNoticeRoutes(app)
}

function ownNoticeRoutes(app: FastifyInstance): void {
  route(app, ownNotices, {
    load: async (reader) => beside(reader, await findOwn(reader)),
    may: keepOwnNotices,
    present: ({ found, beside: by }) => ({
      notices: found.notices.map((row) => presentOwn(row, by)),
      dogs: found.dogs.map(presentSummary),
    }),
  })
  changeRoute(app, saveOwnNotice, {
    load: (act, { body }) => (body.id === null ? null : findOwnNotice(act, body.id)),
    may: keepOwnNotices,
    run: (act, own, { body }) => saveOwn(act, own, body),
    afterwards: ownNow,
    present: ({ found, beside: by }) => presentOwn(found, by),
    keepsSessions: true,
  })
  changeRoute(app, renewOwnNotice, {
    load: (act, { body }) => findOwnNotice(act, body.id),
    may: keepOwnNotices,
    run: (act, own, { body }) => renewOwn(act, own, body),
    afterwards: ownNow,
    present: ({ found, beside: by }) => presentOwn(found, by),
    keepsSessions: true,
  })
  changeRoute(app, withdrawOwnNotice, {
    load: (act, { body }) => findOwnNotice(act, body.id),
    may: keepOwnNotices,
    run: (act, own, { body }) => withdrawOwn(act, own, body),
    afterwards: ownNow,
    present: ({ found, beside: by }) => presentOwn(found, by),
    keepsSessions: true,
  })
}

function staffNoticeRoutes(app: FastifyInstance): void {
  route(app, staffNotices, {
    load: async (reader, { query }) => beside(reader, await findForStaff(reader, query)),
    may: readNoticesAsStaff,
    present: ({ found, beside: by }) => ({
      waiting: found.waiting.map((row) => presentStaff(row, by)),
      notices: found.notices.map((row) => presentStaff(row, by)),
      total: found.total,
      page: found.page,
      pageSize: NOTICE_PAGE_SIZE,
    }),
  })
  route(app, staffNotice, {
    load: (reader, { params }) => staffNow(reader, params.id),
    may: readNoticesAsStaff,
    present: ({ found, beside: by }) => presentStaff(found, by),
  })
  route(app, noticeChanges, {
    load: (reader, { params }) => findNotice(reader, params.id),
    may: readNoticesAsStaff,
    read: (reader, { id }, { query }) =>
      changesOf(reader, { subject: 'notice', subjectId: String(id), before: query.before }),
    present: presentChanges,
  })
  changeRoute(app, saveNotice, {
    load: (act, { body }) => (body.id === null ? null : findNotice(act, body.id, true)),
    may: editNotices,
    run: (act, notice, { body }) => saveForClub(act, notice, body),
    afterwards: staffNow,
    present: ({ found, beside: by }) => presentStaff(found, by),
    keepsSessions: true,
  })
  changeRoute(app, decideNotice, {
    load: (act, { body }) => lockForDecision(act, body.id),
    may: decideOnNotices,
    run: (act, notice, { body }) => decide(act, notice, body),
    afterwards: staffNow,
    present: ({ found, beside: by }) => presentStaff(found, by),
    keepsSessions: true,
  })
}
