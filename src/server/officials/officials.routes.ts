import type { FastifyInstance } from 'fastify'
import {
  activeJudges,
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
  judges,
  PANEL_PAGE_SIZE,
  panelUsers,
} from '#contract/officials.ts'
import { accountIdOf } from '../accounts/accounts.policy.ts'
import { finnishDay } from '../platform/clock.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import type { Viewer } from '../platform/http/viewer.ts'
import type { Services } from '../platform/services.ts'
import { addClub, changeClub, findClub, lockClub, removeClub } from './clubs.service.ts'
import { activeClubs, findClubs } from './clubs.store.ts'
import { addJudge, changeJudge, type Deed, findJudge, lockJudge, removeJudge } from './judges.service.ts'
import { activeJudgeRows, findJudges, usersWithRole } from './judges.store.ts'
import { editClubs, editJudges, readPanel } from './officials.policy.ts'
import { presentActiveJudge, presentClub, presentJudge, presentPanelUser } from './officials.presenter.ts'

/** Judges and organiser clubs: what everyone sees, and how the chief keeps them. */
export function panelRoutes(app: FastifyInstance, services: Services): void {
  const { db, now } = services
  const today = () => finnishDay(now())
  const deed = (viewer: Viewer): Deed => ({ at: now(), by: accountIdOf(viewer), today: today() })

  route(app, activeJudges, {
    load: () => activeJudgeRows(db, today()),
    may: readPanel,
    present: (rows) => rows.map(presentActiveJudge),
  })
  route(app, clubs, {
    load: () => activeClubs(db),
    may: readPanel,
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
  route(app, panelUsers, {
    load: async () => ({
      judges: await usersWithRole(db, 'JUDGE'),
      agents: await usersWithRole(db, 'TRIALAGENT'),
    }),
    may: editJudges,
    present: (users) => ({
      judges: users.judges.map(presentPanelUser),
      agents: users.agents.map(presentPanelUser),
    }),
  })

  route(app, judges, {
    load: async (_reader, { query }) => ({ rows: await findJudges(db, query, today()), page: query.page }),
    may: editJudges,
    present: ({ rows, page }) => ({
      rows: rows.map(presentJudge),
      total: rows[0]?.total ?? 0,
      page,
      pageSize: PANEL_PAGE_SIZE,
    }),
  })
  route(app, getJudge, {
    load: (_reader, { params }) => findJudge(db, params.id, today()),
    may: editJudges,
    present: presentJudge,
  })
  changeRoute(app, createJudge, {
    load: () => null,
    may: editJudges,
    run: (act, _none, { body }) => addJudge(act.db, body, deed(act.viewer)),
    present: presentJudge,
  })
  changeRoute(app, editJudge, {
    load: (act, { body }) => lockJudge(act.db, body.id, today()),
    may: editJudges,
    run: (act, judge, { body }) => changeJudge(act.db, judge, body, deed(act.viewer)),
    present: presentJudge,
  })
  changeRoute(app, deleteJudge, {
    load: (act, { body }) => lockJudge(act.db, body.id, today()),
    may: editJudges,
    run: (act, judge) => removeJudge(act.db, judge, deed(act.viewer)),
    present: () => ({ status: 'done' as const }),
  })

  route(app, clubList, {
    load: async (_reader, { query }) => ({ rows: await findClubs(db, query, today()), page: query.page }),
    may: editClubs,
    present: ({ rows, page }) => ({
      rows: rows.map(presentClub),
      total: rows[0]?.total ?? 0,
      page,
      pageSize: PANEL_PAGE_SIZE,
    }),
  })
  route(app, getClub, {
    load: (_reader, { params }) => findClub(db, params.id, today()),
    may: editClubs,
    present: presentClub,
  })
  changeRoute(app, createClub, {
    load: () => null,
    may: editClubs,
    run: (act, _none, { body }) => addClub(act.db, body, deed(act.viewer)),
    present: presentClub,
  })
  changeRoute(app, editClub, {
    load: (act, { body }) => lockClub(act.db, body.id, today()),
    may: editClubs,
    run: (act, club, { body }) => changeClub(act.db, club, body, deed(act.viewer)),
    present: presentClub,
  })
  changeRoute(app, deleteClub, {
    load: (act, { body }) => lockClub(act.db, body.id, today()),
    may: editClubs,
    run: (act, club) => removeClub(act.db, club, deed(act.viewer)),
    present: () => ({ status: 'done' as const }),
  })
}
