import type { FastifyInstance } from 'fastify'
import {
  applyForRegister,
  breedingRegister,
  changeRegister,
  decideRegister,
  giveBreedingAward,
  maleList,
  maleListCsv,
  registerChanges,
  registerCheck,
  staffRegister,
  takeBreedingAward,
} from '#contract/breedingRegister.ts'
import { REGISTER_PAGE_SIZE } from '#contract/constants.ts'
import { presentChanges } from '../audit/audit.presenter.ts'
import { changesOf } from '../audit/audit.service.ts'
import { presentRecord } from '../dogs/records.presenter.ts'
import { PedigreeCache } from '../genetics/pedigreeCache.service.ts'
import type { Reader } from '../platform/act.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { csvFile } from '../platform/tables/csv.ts'
import { giveAward, takeAward } from './awards.service.ts'
import {
  decideOnRegister,
  editRegister,
  readRegister,
  readRegisterAsStaff,
} from './breedingRegister.policy.ts'
import {
  presentCheck,
  presentEntry,
  presentMale,
  presentPlace,
  presentStaffRegister,
} from './breedingRegister.presenter.ts'
import {
  findCheck,
  findEntry,
  findMales,
  findRegister,
  findStaffRegister,
} from './breedingRegister.service.ts'
import type { ListedMaleRow, RegisterPage } from './breedingRegister.types.ts'
import { apply, changeDetails, checkedNow, decide } from './deciding.service.ts'
import { maleTable, savedAs } from './maleTable.ts'

/** Pages of the register that are kept, some twenty kilobytes each, and lists of males, up to some hundred. */
const MAX_PAGES = 500
const MAX_LISTS = 100

/** The breeding register and the list of males, for everyone and for their staff. */
export function breedingRegisterRoutes(app: FastifyInstance): void {
  publicRoutes(app)
  awardRoutes(app)
  route(app, staffRegister, {
    load: (reader, { query }) => findStaffRegister(reader, query),
    may: readRegisterAsStaff,
    present: (found, { live }) => presentStaffRegister(found, live.snapshot),
  })
  route(app, registerChanges, {
    load: (reader, { params }) => findEntry(reader, params.id),
    may: readRegisterAsStaff,
    read: (reader, { id }, { query }) =>
      changesOf(reader, { subject: 'register', subjectId: String(id), before: query.before }),
    present: presentChanges,
  })
  changeRoute(app, applyForRegister, {
    load: () => null,
    may: editRegister,
    run: (act, _nothing, { body }) => apply(act, body),
    afterwards: checkedNow,
    present: (entry, { live }) => presentEntry(entry, live.snapshot),
    keepsSessions: true,
  })
  changeRoute(app, decideRegister, {
    load: (act, { params }) => findEntry(act, params.id, true),
    may: decideOnRegister,
    run: (act, entry, { body }) => decide(act, entry, body),
    afterwards: checkedNow,
    present: (entry, { live }) => presentEntry(entry, live.snapshot),
    keepsSessions: true,
  })
  changeRoute(app, changeRegister, {
    load: (act, { params }) => findEntry(act, params.id, true),
    may: editRegister,
    run: (act, entry, { body }) => changeDetails(act, entry, body),
    afterwards: checkedNow,
    present: (entry, { live }) => presentEntry(entry, live.snapshot),
    keepsSessions: true,
  })
}

/** The breeding awards that the club gives. */
function awardRoutes(app: FastifyInstance): void {
  changeRoute(app, giveBreedingAward, {
    load: () => null,
    may: editRegister,
    run: (act, _nothing, { body }) => giveAward(act, body),
    present: (regnr) => ({ regnr }),
    keepsSessions: true,
  })
  changeRoute(app, takeBreedingAward, {
    load: () => null,
    may: editRegister,
    run: (act, _nothing, { body }) => takeAward(act, body),
    present: (regnr) => ({ regnr }),
    keepsSessions: true,
  })
}

function publicRoutes(app: FastifyInstance): void {
  const pages = new PedigreeCache<RegisterPage>(app.services.db, MAX_PAGES)
  const males = new PedigreeCache<readonly ListedMaleRow[]>(app.services.db, MAX_LISTS)
  const malesOf = (reader: Reader, breed: string) =>
    males.find(reader, `${breed} ${reader.today}`, () => findMales(reader, breed))

  route(app, breedingRegister, {
    load: (reader, { body }) => pages.find(reader, JSON.stringify(body), () => findRegister(reader, body)),
    may: readRegister,
    cached: true,
    present: ({ entries, total, page }, { live }) => ({
      entries: entries.map(({ entry, record }) => ({
        ...presentPlace(entry),
        dog: presentRecord(record, live.snapshot),
      })),
      total,
      page,
      pageSize: REGISTER_PAGE_SIZE,
    }),
  })
  route(app, registerCheck, {
    load: (reader, { params }) => findCheck(reader, params.regnr),
    may: readRegister,
    present: (found, { live }) => presentCheck(found, live.snapshot),
  })
  route(app, maleList, {
    load: (reader, { params }) => malesOf(reader, params.id),
    may: readRegister,
    cached: true,
    present: (rows, { live }) => rows.map((row) => presentMale(row, live.snapshot)),
  })
  route(app, maleListCsv, {
    load: (reader, { params }) => malesOf(reader, params.id),
    may: readRegister,
    headers: (_rows, { language }, { params }) => savedAs(language, params.id),
    read: ({ language, live }, rows) =>
      csvFile(
        maleTable(
          language,
          rows.map((row) => presentMale(row, live.snapshot)),
        ),
      ),
    present: (file) => file,
  })
}
