import type { FastifyInstance } from 'fastify'
import {
  createUser,
  editUser,
  erasePerson as erasePersonCall,
  eraseUser,
  forceReset,
  getUserById,
  lockUser,
  personData as personDataCall,
  personDataText,
  persons,
  USER_PAGE_SIZE,
  users,
} from '#contract/users.ts'
import { CLUB_PROFILES } from '#domain/club/profiles.ts'
import { accountIdOf } from '../accounts/accounts.policy.ts'
import { findAccount, lockAccount } from '../accounts/accounts.service.ts'
import { presentDataJson, presentDataText } from '../accounts/personalData.presenter.ts'
import { erasePerson, personData } from '../accounts/personalData.service.ts'
import type { Db } from '../platform/database.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import type { Viewer } from '../platform/http/viewer.ts'
import type { Services } from '../platform/services.ts'
import { manageUsers } from './users.policy.ts'
import { presentUser, presentUserRow } from './users.presenter.ts'
import {
  createAccount,
  describeUser,
  editAccount,
  eraseOther,
  forceNewPassword,
  lock,
} from './users.service.ts'
import { findPersons, findUsers } from './users.store.ts'

/** The users' administration, and people who are in the data without an account. */
export function userRoutes(app: FastifyInstance, services: Services): void {
  const { db, now, config } = services
  const { title } = CLUB_PROFILES[config.clubProfile]!
  const described = async (tx: Db, id: number, viewer: Viewer) =>
    describeUser(tx, await findAccount(tx, id, now()), accountIdOf(viewer))

  route(app, users, {
    load: async (_reader, { query }) => ({ rows: await findUsers(db, query), page: query.page }),
    may: manageUsers,
    present: ({ rows, page }) => ({
      users: rows.map(presentUserRow),
      total: rows[0]?.total ?? 0,
      page,
      pageSize: USER_PAGE_SIZE,
    }),
  })
  route(app, getUserById, {
    load: ({ viewer }, { params }) => described(db, params.id, viewer),
    may: manageUsers,
    present: presentUser,
  })
  changeRoute(app, createUser, {
    load: () => null,
    may: manageUsers,
    run: async (act, _none, { body }) => {
      const { id, mail } = await createAccount(act, act.db, body, accountIdOf(act.viewer))
      return { user: await described(act.db, id, act.viewer), mail }
    },
    present: ({ user, mail }, { visit }) => ({
      user: presentUser(user),
      demoMail: visit.localDemo ? mail : null,
    }),
  })
  changeRoute(app, editUser, {
    load: (act, { body }) => lockAccount(act.db, body.id, now()),
    may: manageUsers,
    run: async (act, account, { body }) => {
      await editAccount(act, act.db, account, body, accountIdOf(act.viewer))
      return described(act.db, account.id, act.viewer)
    },
    present: (user) => ({ user: presentUser(user), demoMail: null }),
  })
  changeRoute(app, lockUser, {
    load: (act, { body }) => lockAccount(act.db, body.id, now()),
    may: manageUsers,
    run: async (act, account, { body }) => {
      await lock(act, act.db, account, body.locked, accountIdOf(act.viewer))
      return described(act.db, account.id, act.viewer)
    },
    present: (user) => ({ user: presentUser(user), demoMail: null }),
  })
  changeRoute(app, forceReset, {
    load: (act, { body }) => lockAccount(act.db, body.id, now()),
    may: manageUsers,
    run: async (act, account) => {
      const mail = await forceNewPassword(act, act.db, account, accountIdOf(act.viewer))
      return { user: await described(act.db, account.id, act.viewer), mail }
    },
    present: ({ user, mail }, { visit }) => ({
      user: presentUser(user),
      demoMail: visit.localDemo ? mail : null,
    }),
  })
  changeRoute(app, eraseUser, {
    load: (act, { body }) => lockAccount(act.db, body.id, now()),
    may: manageUsers,
    run: (act, account) => eraseOther(act, act.db, account, accountIdOf(act.viewer)),
    present: () => ({ status: 'done' as const }),
  })
  route(app, persons, {
    load: (_reader, { query }) => findPersons(db, query.q),
    may: manageUsers,
    present: (rows) => rows.map(({ id, name, town, dogs, username }) => ({ id, name, town, dogs, username })),
  })
  route(app, personDataCall, {
    load: (_reader, { params }) => personData(services, params.id),
    may: manageUsers,
    headers: () => ({ 'content-disposition': 'attachment; filename="koirakanta.json"' }),
    present: presentDataJson,
  })
  route(app, personDataText, {
    load: (_reader, { params }) => personData(services, params.id),
    may: manageUsers,
    headers: () => ({ 'content-disposition': 'attachment; filename="koirakanta.txt"' }),
    present: (data, { language }) => presentDataText(data, language, title),
  })
  changeRoute(app, erasePersonCall, {
    load: () => null,
    may: manageUsers,
    run: (act, _none, { body }) => erasePerson(act, act.db, body.id, accountIdOf(act.viewer)),
    present: () => ({ status: 'done' as const }),
  })
}
