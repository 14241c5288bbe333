import type * as z from 'zod'
import { HEALTH_WATCH_PAGE_SIZE } from '#contract/constants.ts'
import type { decideHealthAlert, healthAlerts } from '#contract/healthWatch.ts'
import { breedFamily } from '#domain/dogs.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { alertById, alertsWhere, updateAlert } from './alerts.store.ts'
import type { AlertRow } from './healthWatch.types.ts'
import { latestLook } from './looks.store.ts'

type Filter = z.output<NonNullable<(typeof healthAlerts)['query']>>
type Decision = z.output<NonNullable<(typeof decideHealthAlert)['body']>>

/** One page of the alerts, and the look that began last. */
export async function findAlerts(reader: Reader, { breed, state, page }: Filter) {
  const { rows, total } = await alertsWhere(
    reader.db,
    { family: breed && breedFamily(breed), state },
    { offset: (page - 1) * HEALTH_WATCH_PAGE_SIZE, limit: HEALTH_WATCH_PAGE_SIZE },
  )
  const dogs = await dogSummaries(
    reader,
    rows.map(({ dogId }) => dogId),
  )
  return { rows, dogs, total, page, look: await latestLook(reader.db) }
}

function required(alert: AlertRow | undefined): AlertRow {
  if (!alert) throw new AppError('notFound', 'HEALTH_ALERT_NOT_FOUND')
  return alert
}

/** The alert, locked to the end of the transaction. @throws AppError 404 HEALTH_ALERT_NOT_FOUND */
export const lockAlert = async ({ db }: Act, id: number): Promise<AlertRow> =>
  required(await alertById(db, id, true))

/** Says what is made of an alert. @throws AppError 409 CHANGED_MEANWHILE */
export async function decideAlert(act: Act, alert: AlertRow, { version, state, reason }: Decision) {
  if (version !== alert.version) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  const written = reason || null
  await updateAlert(act.db, alert.id, { state, reason: written, by: act.by, at: act.at })
  await act.log(
    ['healthAlert', alert.id],
    'CHANGED',
    { alertState: alert.state, reason: alert.reason },
    { alertState: state, reason: written },
  )
  return { alert: required(await alertById(act.db, alert.id)), dogs: await dogSummaries(act, [alert.dogId]) }
}

/** How many alerts nobody has looked at. */
export const countNewAlerts = async ({ db }: Reader): Promise<number> =>
  (await alertsWhere(db, { family: undefined, state: 'new' }, { offset: 0, limit: 1 })).total
