import type { FastifyInstance } from 'fastify'
import type * as z from 'zod'
import {
  applyListUpdate,
  breedingList,
  breedingListCsv,
  breedingListXlsx,
  listUpdate,
  listUpdates,
  previewListUpdate,
  undoListUpdate,
} from '#contract/breedingList.ts'
import { callerOf, type Reader } from '../../platform/act.ts'
import { changeRoute } from '../../platform/http/changeRoute.ts'
import { route } from '../../platform/http/route.ts'
import { csvFile } from '../../platform/tables/csv.ts'
import { decideOnRegister, readRegisterAsStaff } from '../breedingRegister.policy.ts'
import { presentList, presentListed } from './list.presenter.ts'
import { findList, findWholeList } from './list.service.ts'
import type { ListedDog } from './list.types.ts'
import { listTable, savedAs } from './listTable.ts'
import { previewUpdate } from './preview.service.ts'
import { undoUpdate } from './undoing.service.ts'
import { presentPreview, presentUpdate, presentWholeUpdate } from './updates.presenter.ts'
import { applyUpdate, findUpdate, findUpdates } from './updates.service.ts'

/** Rows on a page of a file, about, for whoever makes it. */
const ROWS_A_PAGE = 40

interface FileInput {
  readonly params: z.output<(typeof breedingListCsv)['params']>
  readonly query: z.output<(typeof breedingListCsv)['query']>
}

/** The breeding list of a breed for its staff, and its update. */
export function breedingListRoutes(app: FastifyInstance): void {
  route(app, breedingList, {
    load: (reader, { params, query }) => findList(reader, params.id, query),
    may: readRegisterAsStaff,
    present: (found, { live }) => presentList(found, live.snapshot),
  })
  fileRoutes(app)
  updateRoutes(app)
}

function fileRoutes(app: FastifyInstance): void {
  const load = (reader: Reader, { params, query }: FileInput) => findWholeList(reader, params.id, query)
  const tableOf = ({ language, live }: Reader, dogs: readonly ListedDog[]) =>
    listTable(
      language,
      dogs.map((dog) => presentListed(dog, live.snapshot)),
    )
  route(app, breedingListCsv, {
    load,
    may: readRegisterAsStaff,
    headers: (_dogs, { language }, { params }) => savedAs(language, params.id, 'csv'),
    present: (dogs, reader) => csvFile(tableOf(reader, dogs)),
  })
  route(app, breedingListXlsx, {
    load,
    may: readRegisterAsStaff,
    headers: (_dogs, { language }, { params }) => savedAs(language, params.id, 'xlsx'),
    read: (reader, dogs) =>
      reader.printer.tabulate({
        by: callerOf(reader),
        pages: Math.ceil(dogs.length / ROWS_A_PAGE),
        layOut: () => tableOf(reader, dogs),
      }),
    present: (file) => file,
  })
}

function updateRoutes(app: FastifyInstance): void {
  route(app, previewListUpdate, {
    load: (reader, { body }) => previewUpdate(reader, body),
    may: decideOnRegister,
    present: presentPreview,
  })
  changeRoute(app, applyListUpdate, {
    load: () => null,
    may: decideOnRegister,
    run: (act, _nothing, { body }) => applyUpdate(act, body),
    afterwards: findUpdate,
    present: presentWholeUpdate,
    keepsSessions: true,
  })
  route(app, listUpdates, {
    load: (reader, { query }) => findUpdates(reader, query.breed),
    may: readRegisterAsStaff,
    present: (updates) => ({ updates: updates.map(presentUpdate) }),
  })
  route(app, listUpdate, {
    load: (reader, { params }) => findUpdate(reader, params.id),
    may: readRegisterAsStaff,
    present: presentWholeUpdate,
  })
  changeRoute(app, undoListUpdate, {
    load: () => null,
    may: decideOnRegister,
    run: (act, _nothing, { params }) => undoUpdate(act, params.id),
    afterwards: findUpdate,
    present: presentWholeUpdate,
    keepsSessions: true,
  })
}
