import type { FastifyInstance } from 'fastify'
import {
  acceptTitle,
  addDogTitle,
  dogTitles,
  editDogTitle,
  removeDogTitle,
  titleProposals,
} from '#contract/dogTitles.ts'
import {
  createTitle,
  deleteTitle,
  editTitle,
  placeTitle,
  titleChanges,
  titles,
  titleUse,
} from '#contract/titles.ts'
import { presentChanges } from '../audit/audit.presenter.ts'
import { changesOf } from '../audit/audit.service.ts'
import { findPedigreeDog } from '../dogs/dogs.service.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { withSave } from '../shows/showSaves.service.ts'
import * as ofDogs from './dogTitles.service.ts'
import { editTitles, readTitles } from './titles.policy.ts'
import {
  presentDogTitles,
  presentDone,
  presentProposals,
  presentSavedTitle,
  presentTitle,
  presentUse,
} from './titles.presenter.ts'
import * as list from './titles.service.ts'

/** The kept list of champion titles, and the titles of dogs. */
export function titleRoutes(app: FastifyInstance): void {
  listRoutes(app)
  dogTitleRoutes(app)
}

function listRoutes(app: FastifyInstance): void {
  route(app, titles, {
    load: list.listTitles,
    may: readTitles,
    present: (all) => all.map(presentTitle),
  })
  route(app, titleUse, { load: list.titlesInUse, may: editTitles, present: (used) => presentUse([...used]) })
  route(app, titleChanges, {
    load: (reader, { params }) => list.findTitle(reader, params.id),
    may: editTitles,
    read: (reader, { id }, { query }) =>
      changesOf(reader, { subject: 'title', subjectId: String(id), ...query }),
    present: presentChanges,
  })
  changeRoute(app, createTitle, {
    load: () => null,
    may: editTitles,
    run: (act, _none, { body }) => list.addTitle(act, body),
    present: presentTitle,
    keepsSessions: true,
  })
  changeRoute(app, editTitle, {
    load: (act, { body }) => list.lockTitle(act, body.id),
    may: editTitles,
    run: (act, title, { body }) => list.changeTitle(act, title, body),
    present: presentTitle,
    keepsSessions: true,
  })
  changeRoute(app, placeTitle, {
    load: (act, { body }) => list.lockTitle(act, body.id),
    may: editTitles,
    run: (act, title, { body }) => list.moveTitle(act, title, body.place),
    present: (all) => all.map(presentTitle),
    keepsSessions: true,
  })
  changeRoute(app, deleteTitle, {
    load: (act, { body }) => list.lockTitle(act, body.id),
    may: editTitles,
    run: list.removeTitle,
    present: () => ({ status: 'done' as const }),
    keepsSessions: true,
  })
}

function dogTitleRoutes(app: FastifyInstance): void {
  route(app, titleProposals, { load: ofDogs.findProposals, may: editTitles, present: presentProposals })
  route(app, dogTitles, {
    load: (reader, { params }) => ofDogs.findDogTitles(reader, params.regnr),
    may: editTitles,
    present: presentDogTitles,
  })
  changeRoute(app, addDogTitle, {
    load: (act, { params }) => findPedigreeDog(act, params.regnr),
    may: editTitles,
    run: (act, _dog, { params, body }) => withSave(act, ofDogs.addDogTitle(act, params.regnr, body)),
    present: presentSavedTitle,
    keepsSessions: true,
  })
  changeRoute(app, acceptTitle, {
    load: (act, { params }) => findPedigreeDog(act, params.regnr),
    may: editTitles,
    run: (act, _dog, { params, body }) => withSave(act, ofDogs.acceptTitle(act, params.regnr, body)),
    present: presentSavedTitle,
    keepsSessions: true,
  })
  changeRoute(app, editDogTitle, {
    load: (act, { params }) => findPedigreeDog(act, params.regnr),
    may: editTitles,
    run: (act, _dog, { params, body }) => withSave(act, ofDogs.changeDogTitle(act, params, body)),
    present: presentSavedTitle,
    keepsSessions: true,
  })
  changeRoute(app, removeDogTitle, {
    load: (act, { params }) => findPedigreeDog(act, params.regnr),
    may: editTitles,
    run: (act, _dog, { params }) => withSave(act, ofDogs.removeDogTitle(act, params)),
    present: presentDone,
    keepsSessions: true,
  })
}
