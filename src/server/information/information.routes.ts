import type { FastifyInstance } from 'fastify'
import {
  createInformationPage,
  editInformationPage,
  informationChanges,
  informationPage,
  informationPages,
  informationText,
  orderInformationPages,
  putBackInformationText,
  removeInformationPage,
  restoreInformationPage,
  staffInformationPage,
  staffInformationPages,
} from '#contract/information.ts'
import { presentChanges } from '../audit/audit.presenter.ts'
import { changesOf } from '../audit/audit.service.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { editInformation, readInformation } from './information.policy.ts'
import {
  presentPage,
  presentRow,
  presentStaffPage,
  presentStaffRow,
  presentText,
} from './information.presenter.ts'
import {
  addPage,
  changePage,
  findAllPages,
  findAnyPage,
  findPage,
  findShownPage,
  findShownPages,
  findText,
  lockPage,
  orderPages,
  putBackText,
  removePage,
  restorePage,
} from './information.service.ts'

const done = () => ({ status: 'done' as const })

/** The club's pages of information: read by everyone, written by SYSADMIN. */
export function informationRoutes(app: FastifyInstance): void {
  route(app, informationPages, {
    load: findShownPages,
    may: readInformation,
    present: (pages) => pages.map(presentRow),
  })
  route(app, informationPage, {
    load: (reader, { params }) => findShownPage(reader, params.address),
    may: readInformation,
    present: presentPage,
  })
  staffRoutes(app)
  changeRoutes(app)
}

function staffRoutes(app: FastifyInstance): void {
  route(app, staffInformationPages, {
    load: findAllPages,
    may: editInformation,
    present: ({ pages, removed }) => ({
      pages: pages.map(presentStaffRow),
      removed: removed.map(presentStaffRow),
    }),
  })
  route(app, staffInformationPage, {
    load: (reader, { params }) => findPage(reader, params.id),
    may: editInformation,
    present: presentStaffPage,
  })
  route(app, informationText, {
    load: (reader, { params }) => findAnyPage(reader, params.id),
    may: editInformation,
    read: (reader, { id }, { params }) => findText(reader, id, params.number),
    present: presentText,
  })
  route(app, informationChanges, {
    load: (reader, { params }) => findAnyPage(reader, params.id),
    may: editInformation,
    read: (reader, { id }, { query }) =>
      changesOf(reader, { subject: 'informationPage', subjectId: String(id), ...query }),
    present: presentChanges,
  })
}

function changeRoutes(app: FastifyInstance): void {
  changeRoute(app, createInformationPage, {
    load: () => null,
    may: editInformation,
    run: (act, _none, { body }) => addPage(act, body),
    present: presentStaffPage,
  })
  changeRoute(app, editInformationPage, {
    load: (act, { body }) => lockPage(act, body.id),
    may: editInformation,
    run: (act, page, { body: { id: _id, ...input } }) => changePage(act, page, input),
    present: presentStaffPage,
  })
  changeRoute(app, putBackInformationText, {
    load: (act, { body }) => lockPage(act, body.id),
    may: editInformation,
    run: (act, page, { body }) => putBackText(act, page, body),
    present: presentStaffPage,
  })
  changeRoute(app, orderInformationPages, {
    load: () => null,
    may: editInformation,
    run: (act, _none, { body }) => orderPages(act, body.ids),
    present: done,
  })
  changeRoute(app, removeInformationPage, {
    load: (act, { body }) => lockPage(act, body.id),
    may: editInformation,
    run: (act, page, { body }) => removePage(act, page, body.version),
    present: done,
  })
  changeRoute(app, restoreInformationPage, {
    load: (act, { body }) => lockPage(act, body.id),
    may: editInformation,
    run: restorePage,
    present: presentStaffPage,
  })
}
