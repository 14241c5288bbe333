import type { FastifyInstance } from 'fastify'
import { linkDog, registerDog, unlinkDog, unregisteredDogs } from '#contract/unregisteredDogs.ts'
import { editDogs } from '../../dogs/dogs.policy.ts'
import { changeRoute } from '../../platform/http/changeRoute.ts'
import { route } from '../../platform/http/route.ts'
import type { Policy } from '../../platform/http/viewer.ts'
import { manageEntries } from '../../trials/trials.policy.ts'
import {
  addToRegister,
  type LockedEntry,
  linkToRecorded,
  lockEntry,
  takeLinkBack,
  unregisteredPage,
} from './linking.service.ts'
import { presentUnregisteredRow } from './unregistered.presenter.ts'

/** Which dog a dog of an entry is: said by those who keep dog data, and by the trial's agent. */
const identifyDog: Policy<LockedEntry> = (viewer, { trial, entry }) =>
  editDogs(viewer, entry) || manageEntries(viewer, trial)

/** Dogs of entries that are not in the register: seen, linked to recorded ones, and added. */
export function unregisteredRoutes(app: FastifyInstance): void {
  route(app, unregisteredDogs, {
    load: (reader, { query }) => unregisteredPage(reader, query),
    may: editDogs,
    present: ({ entries, next }) => ({ dogs: entries.map(presentUnregisteredRow), next }),
  })
  changeRoute(app, linkDog, {
    load: (act, { params }) => lockEntry(act, params.id),
    may: identifyDog,
    run: (act, locked, { body }) => linkToRecorded(act, locked, body.regnr),
    present: presentUnregisteredRow,
    keepsSessions: true,
  })
  changeRoute(app, unlinkDog, {
    load: (act, { params }) => lockEntry(act, params.id),
    may: identifyDog,
    run: (act, locked) => takeLinkBack(act, locked),
    present: presentUnregisteredRow,
    keepsSessions: true,
  })
  changeRoute(app, registerDog, {
    load: (act, { params }) => lockEntry(act, params.id),
    may: editDogs,
    run: (act, locked, { body }) => addToRegister(act, locked, body),
    present: (regnr) => ({ regnr }),
    keepsSessions: true,
  })
}
