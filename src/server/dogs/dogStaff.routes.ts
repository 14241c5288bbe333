import type { FastifyInstance } from 'fastify'
import { changeDogPicture, dogChanges, removeDogPicture } from '#contract/dogStaff.ts'
import { accountIdOf } from '../accounts/accounts.policy.ts'
import { presentChanges } from '../audit/audit.presenter.ts'
import { changesOf } from '../audit/audit.service.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import type { Services } from '../platform/services.ts'
import { changePicture, findPicturedDog, readPicture, removePicture } from './dogPicture.service.ts'
import { editDogs } from './dogs.policy.ts'
import { findPedigreeDog } from './dogs.service.ts'

/** What the staff who keep the register do with a dog: its picture, and who has changed what. */
export function dogStaffRoutes(app: FastifyInstance, { db, pool, now }: Services): void {
  changeRoute(app, changeDogPicture, {
    prepare: (_reader, { body }) => readPicture(body),
    load: (act, { params }) => findPicturedDog(act.db, params.regnr),
    may: editDogs,
    run: (act, dog, _input, jpeg) =>
      changePicture(act.db, dog, jpeg, { by: accountIdOf(act.viewer), at: now() }),
    present: (picture) => ({ picture }),
  })
  changeRoute(app, removeDogPicture, {
    load: (act, { params }) => findPicturedDog(act.db, params.regnr),
    may: editDogs,
    run: (act, dog) => removePicture(act.db, dog, { by: accountIdOf(act.viewer), at: now() }),
    present: () => ({ picture: null }),
  })
  route(app, dogChanges, {
    load: async (_reader, { params, query }) => {
      const dog = await findPedigreeDog(pool, params.regnr)
      return changesOf(db, { subject: 'dog', subjectId: String(dog.id), before: query.before })
    },
    may: editDogs,
    present: presentChanges,
  })
}
