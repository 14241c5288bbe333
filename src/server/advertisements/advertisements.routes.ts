import type { FastifyInstance } from 'fastify'
import {
  advertisementChanges,
  advertisements,
  changeBanner as bannerCall,
  countShown as countCall,
  createAdvertisement,
  editAdvertisement,
  openAdvertisement,
  orderAdvertisements as orderCall,
  removeAdvertisement as removeCall,
  restoreAdvertisement as restoreCall,
  staffAdvertisement,
  staffAdvertisements,
} from '#contract/advertisements.ts'
import { presentChanges } from '../audit/audit.presenter.ts'
import { changesOf } from '../audit/audit.service.ts'
import { redrawBanner } from '../platform/files/banner.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { editAdvertisements, seeAdvertisements } from './advertisements.policy.ts'
import {
  presentAdvertisement,
  presentCounted,
  presentStaffAdvertisement,
} from './advertisements.presenter.ts'
import {
  addAdvertisement,
  changeAdvertisement,
  changeBanner,
  countShown,
  findAdvertisement,
  findAdvertisements,
  findAnyAdvertisement,
  followAdvertisement,
  listAdvertisements,
  lockAdvertisement,
  orderAdvertisements,
  removeAdvertisement,
  restoreAdvertisement,
} from './advertisements.service.ts'

const done = () => ({ status: 'done' as const })

/** Banners of advertisers: seen and followed by everyone, kept by SYSADMIN. */
export function advertisementRoutes(app: FastifyInstance): void {
  route(app, advertisements, {
    load: findAdvertisements,
    may: seeAdvertisements,
    present: (rows) => rows.map(presentAdvertisement),
  })
  route(app, openAdvertisement, {
    load: (reader, { params }) => followAdvertisement(reader, params.id),
    may: seeAdvertisements,
    leadsTo: ({ url }) => url,
    present: () => null,
  })
  changeRoute(app, countCall, {
    load: () => null,
    may: seeAdvertisements,
    run: (act, _none, { body }) => countShown(act, body.shown),
    present: done,
    keepsSessions: true,
  })
  staffRoutes(app)
}

function staffRoutes(app: FastifyInstance): void {
  route(app, staffAdvertisements, {
    load: listAdvertisements,
    may: editAdvertisements,
    present: ({ kept, removed }, reader) => ({
      advertisements: kept.map((one) => presentStaffAdvertisement(one, reader)),
      removed: removed.map((one) => presentStaffAdvertisement(one, reader)),
    }),
  })
  route(app, staffAdvertisement, {
    load: (reader, { params }) => findAdvertisement(reader, params.id),
    may: editAdvertisements,
    present: presentCounted,
  })
  route(app, advertisementChanges, {
    load: (reader, { params }) => findAnyAdvertisement(reader, params.id),
    may: editAdvertisements,
    read: (reader, { id }, { query }) =>
      changesOf(reader, { subject: 'advertisement', subjectId: String(id), ...query }),
    present: presentChanges,
  })
  changeRoute(app, createAdvertisement, {
    load: () => null,
    may: editAdvertisements,
    run: (act, _none, { body }) => addAdvertisement(act, body),
    present: presentCounted,
  })
  changeRoute(app, editAdvertisement, {
    load: (act, { body }) => lockAdvertisement(act, body.id),
    may: editAdvertisements,
    run: (act, one, { body: { id: _id, ...input } }) => changeAdvertisement(act, one, input),
    present: presentCounted,
  })
  changeRoute(app, bannerCall, {
    prepare: (_reader, { body }) => redrawBanner(body),
    load: (act, { params }) => lockAdvertisement(act, params.id),
    may: editAdvertisements,
    run: (act, one, _input, banner) => changeBanner(act, one, banner),
    present: presentCounted,
  })
  changeRoute(app, orderCall, {
    load: () => null,
    may: editAdvertisements,
    run: (act, _none, { body }) => orderAdvertisements(act, body.ids),
    present: done,
  })
  changeRoute(app, removeCall, {
    load: (act, { body }) => lockAdvertisement(act, body.id),
    may: editAdvertisements,
    run: (act, one, { body }) => removeAdvertisement(act, one, body.version),
    present: done,
  })
  changeRoute(app, restoreCall, {
    load: (act, { body }) => lockAdvertisement(act, body.id),
    may: editAdvertisements,
    run: restoreAdvertisement,
    present: presentCounted,
  })
}
