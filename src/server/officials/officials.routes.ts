import type { FastifyInstance } from 'fastify'
import {
  activeJudges,
  clubChanges,
  clubList,
  clubs,
  createClub,
  createJudge,
  deleteClub,
  deleteJudge,
  editClub,
  editJudge,
  getClub,
  getJudge,
  judgeChanges,
  judges,
  OFFICIALS_PAGE_SIZE,
  officialUsers,
} from '#contract/officials.ts'
import { presentChanges } from '../audit/audit.presenter.ts'
import { changesOf } from '../audit/audit.service.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import {
  addClub,
  changeClub,
  clubPage,
  findActiveClubs,
  findClub,
  lockClub,
  removeClub,
} from './clubs.service.ts'
import {
  addJudge,
  changeJudge,
  findActiveJudges,
  findJudge,
  findOfficialUsers,
  judgePage,
  lockJudge,
  removeJudge,
} from './judges.service.ts'
import { editClubs, editJudges, readOfficials } from './officials.policy.ts'
import { presentActiveJudge, presentClub, presentJudge, presentOfficialUser } from './officials.presenter.ts'

/** Judges and organiser clubs: what everyone sees, and how the chief keeps them. */
export function officialsRoutes(app: FastifyInstance): void {
  route(app, activeJudges, {
    load: findActiveJudges,
    may: readOfficials,
    present: (rows) => rows.map(presentActiveJudge),
  })
  route(app, clubs, {
    load: findActiveClubs,
    may: readOfficials,
    present: (rows) =>
      rows.map(({ id, name, district, email, phone, website }) => ({
        id,
        name,
        district,
        email,
        phone,
        website,
      })),
  })
  route(app, officialUsers, {
    load: findOfficialUsers,
    may: editJudges,
    present: (users) => ({
      judges: users.judges.map(presentOfficialUser),
      agents: users.agents.map(presentOfficialUser),
      freeJudges: users.freeJudges.map(({ id, name }) => ({ id, name })),
    }),
  })

  route(app, judgeChanges, {
    load: (reader, { params }) => findJudge(reader, params.id),
    may: editJudges,
    read: (reader, { id }, { query }) =>
      changesOf(reader, { subject: 'judge', subjectId: String(id), ...query }),
    present: presentChanges,
  })
  route(app, clubChanges, {
    load: (reader, { params }) => findClub(reader, params.id),
    may: editClubs,
    read: (reader, { id }, { query }) =>
      changesOf(reader, { subject: 'club', subjectId: String(id), ...query }),
    present: presentChanges,
  })
  route(app, judges, {
    load: (reader, { query }) => judgePage(reader, query),
    may: editJudges,
    present: ({ rows, total, page }) => ({
      rows: rows.map(presentJudge),
      total,
      page,
      pageSize: OFFICIALS_PAGE_SIZE,
    }),
  })
  route(app, getJudge, {
    load: (reader, { params }) => findJudge(reader, params.id),
    may: editJudges,
    present: presentJudge,
  })
  changeRoute(app, createJudge, {
    load: () => null,
    may: editJudges,
    run: (act, _none, { body }) => addJudge(act, body),
    present: presentJudge,
  })
  changeRoute(app, editJudge, {
    load: (act, { body }) => lockJudge(act, body.id),
    may: editJudges,
    run: (act, judge, { body }) => changeJudge(act, judge, body),
    present: presentJudge,
  })
  changeRoute(app, deleteJudge, {
    load: (act, { body }) => lockJudge(act, body.id),
    may: editJudges,
    run: removeJudge,
    present: () => ({ status: 'done' as const }),
  })

  route(app, clubList, {
    load: (reader, { query }) => clubPage(reader, query),
    may: editClubs,
    present: ({ rows, total, page }) => ({
      rows: rows.map(presentClub),
      total,
      page,
      pageSize: OFFICIALS_PAGE_SIZE,
    }),
  })
  route(app, getClub, {
    load: (reader, { params }) => findClub(reader, params.id),
    may: editClubs,
    present: presentClub,
  })
  changeRoute(app, createClub, {
    load: () => null,
    may: editClubs,
    run: (act, _none, { body }) => addClub(act, body),
    present: presentClub,
  })
  changeRoute(app, editClub, {
    load: (act, { body }) => lockClub(act, body.id),
    may: editClubs,
    run: (act, club, { body }) => changeClub(act, club, body),
    present: presentClub,
  })
  changeRoute(app, deleteClub, {
    load: (act, { body }) => lockClub(act, body.id),
    may: editClubs,
    run: removeClub,
    present: () => ({ status: 'done' as const }),
  })
}
