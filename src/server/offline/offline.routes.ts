import type { FastifyInstance } from 'fastify'
import { keptSheets, sheetsToKeep } from '#contract/offline.ts'
import { sheetKinds } from '#domain/trials/sheet.ts'
import { route } from '../platform/http/route.ts'
import type { Policy } from '../platform/http/viewer.ts'
import { findKept, findSheets, type SheetsToKeep, ticketOf } from './offline.service.ts'

/** What a device keeps for work without network. */
export function offlineRoutes(app: FastifyInstance): void {
  route(app, sheetsToKeep, {
    load: findSheets,
    may: keepOwn,
    present: ({ trials, days }, reader) => ({
      trials: trials.map((trial) => presentTrial(trial, reader.viewer.permissions.has('practice.save'))),
      days: days.map(({ id, heldOn, place, until }) => ({ id, heldOn, place, until })),
      ticket: ticketOf(reader),
    }),
  })
  route(app, keptSheets, {
    load: (reader, { body }) => findKept(reader, body.ticket),
    may: askByTicket,
    present: ({ owner, trials, days }) => ({
      owner,
      trials: trials.map(({ id }) => id),
      days: days.map(({ id }) => id),
    }),
  })
}

/** Everyone who has signed in keeps what is their own: the search finds nothing else. */
const keepOwn: Policy<SheetsToKeep> = () => true
/** The ticket itself says whose device it is. */
const askByTicket: Policy<SheetsToKeep> = () => true

const presentTrial = (
  { id, heldOn, endDate, place, type, divided, results, until }: SheetsToKeep['trials'][number],
  practice: boolean,
) => ({ id, heldOn, endDate, place, type, kinds: [...sheetKinds(type, divided)], results, practice, until })
