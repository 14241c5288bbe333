import type { FastifyInstance } from 'fastify'
import { changeDogPicture, dogChanges, relativesHealth, removeDogPicture } from '#contract/dogStaff.ts'
import { presentChanges } from '../audit/audit.presenter.ts'
import { changesOf } from '../audit/audit.service.ts'
import { redraw } from '../platform/files/picture.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { changePicture, findPicturedDog, removePicture } from './dogPicture.service.ts'
import { decideHealth, editDogs } from './dogs.policy.ts'
import { findPedigreeDog, findRelatives } from './dogs.service.ts'
import { presentRecord } from './records.presenter.ts'
import { presentLitters, presentSiblings } from './relatives.presenter.ts'

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
    present: ({ dog, siblings, offspring, others }, { live: { snapshot } }) => ({
      dog: presentRecord(dog, snapshot),
      siblings: presentSiblings(siblings, snapshot),
      litters: presentLitters(offspring, others, snapshot),
    }),
  })
}
