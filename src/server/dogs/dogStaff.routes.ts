import type { FastifyInstance } from 'fastify'
import {
  changeDogPicture,
  dogChanges,
  healthAbbreviations,
  relativesHealth,
  removeDogPicture,
} from '#contract/dogStaff.ts'
import { presentChanges } from '../audit/audit.presenter.ts'
import { changesOf } from '../audit/audit.service.ts'
import { redraw } from '../platform/files/picture.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { changePicture, findPicturedDog, removePicture } from './dogPicture.service.ts'
import { decideHealth, editDogs } from './dogs.policy.ts'
import { findHealthTexts, findPedigreeDog, findRelatives } from './dogs.service.ts'
import { presentHealthOfRelatives, presentHealthTexts } from './healthTexts.presenter.ts'

/** What the staff who keep the register do with a dog: its picture, who has changed what, and the health of its relatives. */
export function dogStaffRoutes(app: FastifyInstance): void {
  changeRoute(app, changeDogPicture, {
    prepare: (_reader, { body }) => redraw(body),
    load: (act, { params }) => findPicturedDog(act, params.regnr),
    may: editDogs,
    run: (act, dog, _input, jpeg) => changePicture(act, dog, jpeg),
    present: (picture) => ({ picture }),
  })
  changeRoute(app, removeDogPicture, {
    load: (act, { params }) => findPicturedDog(act, params.regnr),
    may: editDogs,
    run: removePicture,
    present: () => ({ picture: null }),
  })
  route(app, dogChanges, {
    load: (reader, { params }) => findPedigreeDog(reader, params.regnr),
    may: editDogs,
    read: (reader, dog, { query }) =>
      changesOf(reader, { subject: 'dog', subjectId: String(dog.id), before: query.before }),
    present: presentChanges,
  })
  route(app, relativesHealth, {
    load: (reader, { params }) => findPedigreeDog(reader, params.id),
    may: decideHealth,
    read: findRelatives,
    present: (relatives, { live }) => presentHealthOfRelatives(relatives, live.snapshot),
  })
  route(app, healthAbbreviations, {
    load: (reader, { body }) => findPedigreeDog(reader, body),
    may: decideHealth,
    read: findHealthTexts,
    present: ({ record, texts }) => ({ regnr: record.regnr, ...presentHealthTexts(record.health, texts) }),
  })
}
