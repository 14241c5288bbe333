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
  personMentions,
  persons,
  USER_PAGE_SIZE,
  users,
} from '#contract/users.ts'
import { lockAccount } from '../accounts/accounts.service.ts'
import { presentDataJson, presentDataText } from '../accounts/personalData.presenter.ts'
import { personData } from '../accounts/personalData.service.ts'
import { findMentions, findPeople } from '../personalData/people.service.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { manageUsers } from './users.policy.ts'
import { presentUser, presentUserRow } from './users.presenter.ts'
import {
  createAccount,
  describeUser,
  editAccount,
  eraseOther,
  eraseOtherPerson,
  forceNewPassword,
  lock,
  userPage,
} from './users.service.ts'

/** The users' administration, and people who are in the data without an account. */
const presentChanged = (user: Parameters<typeof presentUser>[0]) => ({ user: presentUser(user) })

export function userRoutes(app: FastifyInstance): void {
  const { title } = app.config.club

  route(app, users, {
    load: (reader, { query }) => userPage(reader, query),
    may: manageUsers,
    present: ({ rows, total, page }) => ({
      users: rows.map(presentUserRow),
      total,
      page,
      pageSize: USER_PAGE_SIZE,
    }),
  })
  route(app, getUserById, {
    load: (reader, { params }) => describeUser(reader, params.id),
    may: manageUsers,
    present: presentUser,
  })
  changeRoute(app, createUser, {
    load: () => null,
    may: manageUsers,
    run: async (act, _none, { body }) => {
      return describeUser(act, await createAccount(act, body))
    },
    present: presentChanged,
  })
  changeRoute(app, editUser, {
    load: (act, { body }) => lockAccount(act, body.id),
    may: manageUsers,
    run: async (act, account, { body }) => {
      await editAccount(act, account, body)
      return describeUser(act, account.id)
    },
    present: presentChanged,
  })
  changeRoute(app, lockUser, {
    load: (act, { body }) => lockAccount(act, body.id),
    may: manageUsers,
    run: async (act, account, { body }) => {
      await lock(act, account, body)
      return describeUser(act, account.id)
    },
    present: presentChanged,
  })
  changeRoute(app, forceReset, {
    load: (act, { body }) => lockAccount(act, body.id),
    may: manageUsers,
    run: async (act, account) => {
      await forceNewPassword(act, account)
      return describeUser(act, account.id)
    },
    present: presentChanged,
  })
  changeRoute(app, eraseUser, {
    load: (act, { body }) => lockAccount(act, body.id),
    may: manageUsers,
    run: eraseOther,
    present: () => ({ status: 'done' as const }),
  })
  route(app, persons, {
    load: (reader, { query }) => findPeople(reader, query.q),
    may: manageUsers,
    present: (rows) =>
      rows.map(({ kind, id, name, town, contact, dogs, username }) => ({
        kind,
        id,
        name,
        town,
        contact,
        dogs,
        username,
      })),
  })
  route(app, personDataCall, {
    load: (reader, { params, query }) => personData(reader, { ...params, ...query }),
    may: manageUsers,
    headers: () => ({ 'content-disposition': 'attachment; filename="koirakanta.json"' }),
    present: presentDataJson,
  })
  route(app, personDataText, {
    load: (reader, { params, query }) => personData(reader, { ...params, ...query }),
    may: manageUsers,
    headers: () => ({ 'content-disposition': 'attachment; filename="koirakanta.txt"' }),
    present: (data, { language }) => presentDataText(data, language, title),
  })
  route(app, personMentions, {
    load: (reader, { params, query }) => findMentions(reader, { ...params, ...query }),
    may: manageUsers,
    present: ({ texts, entries }) => ({
      texts: texts.map(({ table, key, column, of, excerpt }) => ({ table, key, column, of, excerpt })),
      entries: entries.map(({ dog, place, date }) => ({ dog, place, date })),
    }),
  })
  changeRoute(app, erasePersonCall, {
    load: () => null,
    may: manageUsers,
    run: (act, _none, { body }) => eraseOtherPerson(act, body),
    present: () => ({ status: 'done' as const }),
  })
}
