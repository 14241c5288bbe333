import type { QueryClient } from '@tanstack/react-query'
import type { SheetKind } from '#domain/trials/sheet.ts'
import { sessionStore } from '../accounts/session/session.ts'
import { device, startingWith } from '../client/device.ts'
import { markerOf } from '../judging/marker.ts'
import { practiceSaver, resultSaver } from '../judging/savers.ts'
import { tidyDevice } from '../offline/sheets.ts'
import { daySaver } from '../reviews/staff/day/daySaver.ts'
import { finnishDayOf } from '../ui/values/days.ts'
import { followOtherWindows, leaveDevice } from './leaving.ts'

/** How the sheets are named whose fields the device keeps. */
const SHEETS = /^(sheet|practice|review)\.(\d+)\.(hunt|water|day)$/

let begun = false

/**
 * Looks after what the device keeps, now and whenever the network is back: removes what it may not keep any more, and sends what the service
 * has not got, whatever page is open.
 */
export function lookAfterDevice(queries: QueryClient) {
  if (begun) return
  begun = true
  const contact = () => void tidyAndSend(queries).catch(() => undefined)
  window.addEventListener('online', contact)
  followOtherWindows()
  sessionStore.subscribe(contact)
  contact()
}

async function tidyAndSend(queries: QueryClient): Promise<void> {
  const refused = await tidyDevice(finnishDayOf(new Date().toISOString())).catch(() => null)
  if (refused !== null) await leaveDevice(refused)
  const owner = sessionStore.get()?.username
  if (owner !== undefined) await sendLeftovers(queries, owner)
}

/** Sends what earlier visits left behind, also of sheets that are not open. */
async function sendLeftovers(queries: QueryClient, owner: string): Promise<void> {
  const database = await device()
  const own = startingWith(owner)
  const [fields, marks] = await Promise.all([
    database.getAllKeys('unsaved', own),
    database.getAllKeys('marks', own),
  ])
  const names = new Set([...fields, ...marks].map(([, sheets]) => sheets))
  for (const sheets of names) {
    const [, of, id, kind] = SHEETS.exec(sheets) ?? []
    if (of === 'review') void daySaver(queries, owner, Number(id)).flush()
    else if (of && id) sendSheets(queries, { owner, trialId: id, kind: kind as SheetKind }, of === 'practice')
  }
}

function sendSheets(
  queries: QueryClient,
  own: { readonly owner: string; readonly trialId: string; readonly kind: SheetKind },
  practice: boolean,
) {
  if (practice) return void practiceSaver(queries, own).flush()
  void resultSaver(queries, own)
    .flush()
    .then(() => markerOf(queries, own).send())
}
