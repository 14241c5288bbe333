import type { FastifyInstance } from 'fastify'
import {
  decideHealthAlert,
  healthAlerts,
  healthLives,
  healthWatch,
  healthWatchCsv,
} from '#contract/healthWatch.ts'
import { PedigreeCache } from '../genetics/pedigreeCache.service.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { csvFile } from '../platform/tables/csv.ts'
import { decideAlert, findAlerts, lockAlert } from './alerts.service.ts'
import { findFamilies, findWatch } from './families.service.ts'
import { familyTable, savedAs } from './familyTable.ts'
import { watchHealth } from './healthWatch.policy.ts'
import {
  presentAlert,
  presentAlerts,
  presentFamilies,
  presentLives,
  presentWatch,
} from './healthWatch.presenter.ts'
import { findLives } from './lives.service.ts'
import type { BreedWatch } from './watch.service.ts'

/** More than anybody looks at in turn. */
const MAX_BREEDS = 10

/** Families with more affected dogs than expected, for those who decide on health. */
export function healthWatchRoutes(app: FastifyInstance): void {
  const known = new PedigreeCache<BreedWatch>(app.services.db, MAX_BREEDS)
  route(app, healthWatch, {
    load: (reader, { query }) => findWatch(reader, known, query),
    may: watchHealth,
    present: presentWatch,
  })
  route(app, healthWatchCsv, {
    load: (reader, { query }) => findFamilies(reader, known, query),
    may: watchHealth,
    headers: (_found, { language }, { query }) => savedAs(language, query),
    present: (found, { language }) => csvFile(familyTable(language, presentFamilies(found))),
  })
  route(app, healthLives, {
    load: (reader, { query }) => findLives(reader, query),
    may: watchHealth,
    present: presentLives,
  })
  route(app, healthAlerts, {
    load: (reader, { query }) => findAlerts(reader, query),
    may: watchHealth,
    present: presentAlerts,
  })
  changeRoute(app, decideHealthAlert, {
    load: (act, { body }) => lockAlert(act, body.id),
    may: watchHealth,
    run: (act, alert, { body }) => decideAlert(act, alert, body),
    present: presentAlert,
  })
}
