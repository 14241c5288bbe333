import type { FastifyInstance } from 'fastify'
import {
  assignCase,
  bankStatement,
  bankStatements,
  entriesForCase,
  importStatement,
  moneyNeeds,
  previewStatement,
  reopenCase,
  setCasesAside,
} from '#contract/bankStatements.ts'
import { decideMoney, seeClubMoney } from '../bankAccounts/bankAccounts.policy.ts'
import { ownClubs } from '../bankAccounts/bankAccounts.service.ts'
import type { Act } from '../platform/act.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import type { Policy } from '../platform/http/viewer.ts'
import {
  assignCase as assign,
  entriesFor,
  findCase,
  lockAllCases,
  lockCase,
  reopenCase as reopen,
  setAside,
} from './bankCases.service.ts'
import {
  presentAssignable,
  presentDescribed,
  presentImport,
  presentStatement,
  presentStatements,
} from './bankStatements.presenter.ts'
import {
  checkStatement,
  describeStatement,
  findStatement,
  findStatements,
  readStatement,
  type SentStatement,
  takeStatement,
} from './bankStatements.service.ts'
import { readNeeds } from './needs.service.ts'

/** Statements of the clubs' accounts, by which payments and refunds by bank transfer are recorded. */
export function bankStatementRoutes(app: FastifyInstance): void {
  route(app, bankStatements, {
    load: () => null,
    may: seeClubMoney,
    read: findStatements,
    present: presentStatements,
  })
  route(app, bankStatement, {
    load: (reader, { params }) => findStatement(reader, params.id),
    may: (viewer, { club }) => decideMoney(viewer, club),
    read: describeStatement,
    present: presentDescribed,
  })
  route(app, moneyNeeds, {
    load: () => null,
    may: seeClubMoney,
    read: readNeeds,
    present: ({ cases, refunds, lists }) => ({ cases, refunds, lists }),
  })
  changeRoute(app, previewStatement, {
    prepare: (reader, { body, query }) => readStatement(reader, body, query),
    load: withClubs,
    may: ofOwnClub,
    run: async (act, sent) => ({ sent, check: await checkStatement(act, sent) }),
    present: ({ sent, check }) => presentStatement(sent, check),
    keepsSessions: true,
  })
  changeRoute(app, importStatement, {
    prepare: (reader, { body, query }) => readStatement(reader, body, query),
    load: withClubs,
    may: ofOwnClub,
    run: (act, sent, { query }) => takeStatement(act, sent, query),
    present: (imports) => ({ imports: imports.map(presentImport) }),
    keepsSessions: true,
  })
  route(app, entriesForCase, {
    load: (reader, { params }) => findCase(reader, params.id),
    may: (viewer, { club }) => decideMoney(viewer, club),
    read: (reader, found, { query }) => entriesFor(reader, found, query.q),
    present: (entries) => ({ entries: entries.map(presentAssignable) }),
  })
  changeRoute(app, assignCase, {
    load: (act, { params }) => lockCase(act, params.id),
    may: (viewer, { club }) => decideMoney(viewer, club),
    run: async (act, found, { body }) => {
      await assign(act, found, body)
      return findStatements(act)
    },
    present: presentStatements,
    keepsSessions: true,
  })
  changeRoute(app, reopenCase, {
    load: (act, { params }) => lockCase(act, params.id),
    may: (viewer, { club }) => decideMoney(viewer, club),
    run: async (act, found, { body }) => {
      await reopen(act, found, body)
      return findStatements(act)
    },
    present: presentStatements,
    keepsSessions: true,
  })
  changeRoute(app, setCasesAside, {
    load: (act, { body }) => lockAllCases(act, body.ids),
    may: (viewer, cases) => cases.every(({ club }) => decideMoney(viewer, club)),
    run: async (act, cases, { body }) => {
      await setAside(act, cases, body.reason)
      return findStatements(act)
    },
    present: presentStatements,
    keepsSessions: true,
  })
}

const withClubs = async (
  act: Act,
  _input: unknown,
  prepared: Pick<SentStatement, 'file' | 'chosen'>,
): Promise<SentStatement> => ({ ...prepared, clubs: await ownClubs(act) })

/** A club that is chosen is one of the viewer's. */
const ofOwnClub: Policy<SentStatement> = (viewer, { chosen }) =>
  seeClubMoney(viewer, null) && (chosen === null || decideMoney(viewer, chosen))
