import type { FastifyInstance } from 'fastify'
import {
  breedChanges,
  breedChoices,
  createBreed,
  editBreed,
  oneBreed,
  staffBreeds,
} from '#contract/breeds.ts'
import { presentChanges } from '../audit/audit.presenter.ts'
import { changesOf } from '../audit/audit.service.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { editBreeds, readBreeds } from './breeds.policy.ts'
import { presentStaffBreed } from './breeds.presenter.ts'
import { addBreed, changeBreed, findBreed, findChoices, listBreeds, lockBreed } from './breeds.service.ts'

/** The list of breeds, which SYSADMIN keeps. */
export function breedStaffRoutes(app: FastifyInstance): void {
  route(app, breedChoices, {
    load: findChoices,
    may: readBreeds,
    present: (breeds) => breeds.map(({ code, fi, sv, en }) => ({ code, fi, sv, en })),
  })
  route(app, staffBreeds, {
    load: listBreeds,
    may: editBreeds,
    present: (breeds) => breeds.map(presentStaffBreed),
  })
  route(app, oneBreed, {
    load: (reader, { params }) => findBreed(reader, params.id),
    may: editBreeds,
    present: presentStaffBreed,
  })
  route(app, breedChanges, {
    load: (reader, { params }) => findBreed(reader, params.id),
    may: editBreeds,
    read: (reader, { id }, { query }) =>
      changesOf(reader, { subject: 'breed', subjectId: String(id), ...query }),
    present: presentChanges,
  })
  changeRoute(app, createBreed, {
    load: () => null,
    may: editBreeds,
    run: (act, _none, { body }) => addBreed(act, body),
    present: presentStaffBreed,
  })
  changeRoute(app, editBreed, {
    load: (act, { body }) => lockBreed(act, body.id),
    may: editBreeds,
    run: (act, breed, { body: { id: _id, ...input } }) => changeBreed(act, breed, input),
    present: presentStaffBreed,
  })
}
