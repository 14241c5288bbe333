import type { FastifyInstance } from 'fastify'
import { addStatement, changeStatement, dogHealth, removeStatement } from '#contract/dogHealth.ts'
import { addNumber, dogNumbers, removeNumber, setMainNumber } from '#contract/dogNumbers.ts'
import {
  addOwner,
  changeOwner,
  dogOwners,
  registerPeople,
  removeOwner,
  setBreeder,
} from '#contract/dogOwners.ts'
import { editDogs } from '../dogs/dogs.policy.ts'
import type { Reader } from '../platform/act.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import {
  presentHealth,
  presentNumbers,
  presentOwners,
  presentRegisterPerson,
} from './dogRecords.presenter.ts'
import { findIdentity } from './identity.service.ts'
import * as numbers from './numbers.service.ts'
import * as owners from './owners.service.ts'
import * as statements from './statements.service.ts'

/** The records of a dog that staff keep one by one: its numbers, its owners, its breeder and its health statements. */
export function dogRecordRoutes(app: FastifyInstance): void {
  numberRoutes(app)
  ownerRoutes(app)
  statementRoutes(app)
}

function numberRoutes(app: FastifyInstance): void {
  const shown = {
    afterwards: (reader: Reader, regnr: string) => numbers.findNumbers(reader, regnr),
    present: presentNumbers,
    keepsSessions: true,
  } as const
  route(app, dogNumbers, {
    load: (reader, { params }) => numbers.findNumbers(reader, params.regnr),
    may: editDogs,
    present: presentNumbers,
  })
  changeRoute(app, addNumber, {
    load: (act, { params }) => findIdentity(act, params.regnr),
    may: editDogs,
    run: (act, dog, { body }) => numbers.addNumber(act, dog.regnr, body),
    ...shown,
  })
  changeRoute(app, setMainNumber, {
    load: (act, { params }) => findIdentity(act, params.regnr),
    may: editDogs,
    run: (act, dog, { body }) => numbers.setMainNumber(act, dog.regnr, body),
    ...shown,
  })
  changeRoute(app, removeNumber, {
    load: (act, { params }) => findIdentity(act, params.regnr),
    may: editDogs,
    run: (act, dog, { body }) => numbers.removeNumber(act, dog.regnr, body),
    ...shown,
  })
}

function ownerRoutes(app: FastifyInstance): void {
  route(app, dogOwners, {
    load: (reader, { params }) => owners.findOwners(reader, params.regnr),
    may: editDogs,
    present: presentOwners,
  })
  route(app, registerPeople, {
    load: (reader, { body }) => owners.findRegisterPeople(reader, body.q),
    may: editDogs,
    present: (people) => people.map(presentRegisterPerson),
  })
  const shownOwners = (reader: Reader, regnr: string) => owners.findOwners(reader, regnr)
  changeRoute(app, addOwner, {
    load: (act, { params }) => findIdentity(act, params.regnr),
    may: editDogs,
    run: (act, dog, { body }) => owners.addOwner(act, dog.regnr, body),
    afterwards: shownOwners,
    present: presentOwners,
    keepsSessions: true,
  })
  changeRoute(app, changeOwner, {
    load: (act, { params }) => findIdentity(act, params.regnr),
    may: editDogs,
    run: (act, _dog, { params, body }) => owners.changeOwner(act, params, body),
    afterwards: shownOwners,
    present: presentOwners,
    keepsSessions: true,
  })
  changeRoute(app, removeOwner, {
    load: (act, { params }) => findIdentity(act, params.regnr),
    may: editDogs,
    run: (act, _dog, { params, body }) => owners.removeOwner(act, params, body.reason),
    afterwards: shownOwners,
    present: presentOwners,
    keepsSessions: true,
  })
  changeRoute(app, setBreeder, {
    load: (act, { params }) => findIdentity(act, params.regnr),
    may: editDogs,
    run: (act, dog, { body }) => owners.setBreeder(act, dog.regnr, body),
    afterwards: shownOwners,
    present: presentOwners,
    keepsSessions: true,
  })
}

function statementRoutes(app: FastifyInstance): void {
  route(app, dogHealth, {
    load: (reader, { params }) => statements.findHealth(reader, params.regnr),
    may: editDogs,
    present: presentHealth,
  })
  const shownHealth = (reader: Reader, regnr: string) => statements.findHealth(reader, regnr)
  changeRoute(app, addStatement, {
    load: (act, { params }) => findIdentity(act, params.regnr),
    may: editDogs,
    run: (act, dog, { body }) => statements.addStatement(act, dog.regnr, body),
    afterwards: shownHealth,
    present: presentHealth,
    keepsSessions: true,
  })
  changeRoute(app, changeStatement, {
    load: (act, { params }) => findIdentity(act, params.regnr),
    may: editDogs,
    run: (act, _dog, { params, body }) => statements.changeStatement(act, params, body),
    afterwards: shownHealth,
    present: presentHealth,
    keepsSessions: true,
  })
  changeRoute(app, removeStatement, {
    load: (act, { params }) => findIdentity(act, params.regnr),
    may: editDogs,
    run: (act, _dog, { params, body }) => statements.removeStatement(act, params, body.reason),
    afterwards: shownHealth,
    present: presentHealth,
    keepsSessions: true,
  })
}
