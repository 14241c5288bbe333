import type { FastifyInstance } from 'fastify'
import {
  changeDogPicture,
  dogChanges,
  healthAbbreviations,
  relativesHealth,
  removeDogPicture,
} from '#contract/dogStaff.ts'
import { regnrKey } from '#domain/regnr.ts'
import { presentChanges } from '../audit/audit.presenter.ts'
import { changesOf } from '../audit/audit.service.ts'
import { PedigreeCache } from '../genetics/pedigreeCache.service.ts'
import { redraw } from '../platform/files/picture.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { changePicture, findPicturedDog, removePicture } from './dogPicture.service.ts'
import { decideHealth, editDogs } from './dogs.policy.ts'
import { findHealthTexts, findPedigreeDog, findRelatives, type RelativesOfDog } from './dogs.service.ts'
import { presentHealthOfRelatives, presentHealthTexts } from './healthTexts.presenter.ts'

/** Dogs whose relatives are kept, with the answer: a kilobyte for each relative, some hundreds of a popular sire. */
const MAX_RELATIVES = 100

/** What the staff who keep the register do with a dog: its picture, who has changed what, and the health of its relatives. */
export function dogStaffRoutes(app: FastifyInstance): void {
  const relatives = new PedigreeCache<RelativesOfDog>(app.services.db, MAX_RELATIVES)

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
    load: (reader, { params }) =>
      relatives.find(reader, regnrKey(params.id), () => findRelatives(reader, params.id)),
    may: decideHealth,
    cached: true,
    present: (found, { live }) => presentHealthOfRelatives(found, live.snapshot),
  })
  route(app, healthAbbreviations, {
    load: (reader, { body }) => findPedigreeDog(reader, body),
    may: decideHealth,
    read: findHealthTexts,
    present: ({ record, texts }) => ({ regnr: record.regnr, ...presentHealthTexts(record.health, texts) }),
  })
}
