import type { FastifyInstance } from 'fastify'
import {
  correctParents,
  dogCorrections,
  dogSources,
  mergeDogs,
  previewMerge,
  previewParents,
  splitDog,
  undoCorrection,
} from '#contract/corrections.ts'
import { correctBasics, dogBasics } from '#contract/dogBasics.ts'
import { addDog, previewDog } from '#contract/newDog.ts'
import { endOfFinnishDay } from '#domain/moments.ts'
import { editDogs } from '../dogs/dogs.policy.ts'
import { presentSummary } from '../dogs/records.presenter.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import { explainDog } from '../history/sources.service.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import * as basics from './basics.service.ts'
import {
  presentBasics,
  presentCorrection,
  presentMerge,
  presentNewDog,
  presentParents,
  presentSources,
} from './corrections.presenter.ts'
import { findIdentity } from './identity.service.ts'
import * as merge from './merge.service.ts'
import * as newDog from './newDog.service.ts'
import * as parents from './parents.service.ts'
import * as split from './split.service.ts'
import * as undo from './undo.service.ts'

/** Who a dog is: where each value comes from, its parents, and records that are one dog or two. */
export function correctionRoutes(app: FastifyInstance): void {
  route(app, dogSources, {
    load: (reader, { params }) => findIdentity(reader, params.regnr),
    may: editDogs,
    read: async (reader, { id }, { query }) => ({
      dog: (await dogSummaries(reader, [id])).get(id)!,
      ...(await explainDog(reader, id, query.on === undefined ? null : endOfFinnishDay(query.on))),
    }),
    present: ({ dog, ...explained }) => ({ dog: presentSummary(dog), ...presentSources(explained) }),
  })
  route(app, dogCorrections, {
    load: (reader, { params }) => undo.findCorrections(reader, params.regnr),
    may: editDogs,
    present: (rows) => ({ corrections: rows.map(presentCorrection) }),
  })
  route(app, dogBasics, {
    load: (reader, { params }) => basics.findBasics(reader, params.regnr),
    may: editDogs,
    present: presentBasics,
  })
  changeRoute(app, correctBasics, {
    load: (act, { params }) => findIdentity(act, params.regnr),
    may: editDogs,
    run: (act, dog, { body }) => basics.correctBasics(act, dog.regnr, body),
    present: presentBasics,
    keepsSessions: true,
  })
  route(app, previewDog, {
    load: (reader, { query }) => newDog.previewOf(reader, query),
    may: editDogs,
    present: presentNewDog,
  })
  changeRoute(app, addDog, {
    load: () => null,
    may: editDogs,
    run: (act, _none, { body }) => newDog.addDog(act, body),
    present: (regnr) => ({ regnr }),
    keepsSessions: true,
  })
  route(app, previewParents, {
    load: (reader, { params, query }) => parents.previewOf(reader, params.regnr, query),
    may: editDogs,
    present: presentParents,
  })
  changeRoute(app, correctParents, {
    load: (act, { params }) => findIdentity(act, params.regnr),
    may: editDogs,
    run: (act, dog, { body }) => parents.correctParents(act, dog.regnr, body),
    present: (regnr) => ({ regnr }),
    keepsSessions: true,
  })
  route(app, previewMerge, {
    load: (reader, { params, query }) => merge.previewOf(reader, { kept: params.regnr, other: query.other }),
    may: editDogs,
    present: presentMerge,
  })
  changeRoute(app, mergeDogs, {
    load: (act, { params }) => findIdentity(act, params.regnr),
    may: editDogs,
    run: (act, _dog, { params, body: { other, ...rest } }) =>
      merge.mergeDogs(act, { kept: params.regnr, other }, rest),
    present: (regnr) => ({ regnr }),
    keepsSessions: true,
  })
  changeRoute(app, splitDog, {
    load: (act, { params }) => findIdentity(act, params.regnr),
    may: editDogs,
    run: (act, dog, { body }) => split.splitDog(act, dog.regnr, body),
    present: (regnr) => ({ regnr }),
    keepsSessions: true,
  })
  changeRoute(app, undoCorrection, {
    load: (act, { params }) => findIdentity(act, params.regnr),
    may: editDogs,
    run: (act, dog, { params }) => undo.undoCorrection(act, dog.regnr, params.id),
    present: ({ regnr, removed, stayed }) => ({
      regnr,
      removed,
      stayed: stayed.map(({ table, record, label }) => ({ table, record, label })),
    }),
    keepsSessions: true,
  })
}
