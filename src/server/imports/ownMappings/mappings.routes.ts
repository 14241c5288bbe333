import type { FastifyInstance } from 'fastify'
import {
  createDataMapping,
  dataMapping,
  dataMappings,
  dataUpdateSample,
  deleteDataMapping,
  editDataMapping,
  previewDataMapping,
} from '#contract/dataMappings.ts'
import { changeRoute } from '../../platform/http/changeRoute.ts'
import { route } from '../../platform/http/route.ts'
import { runImports } from '../updates/updates.policy.ts'
import { findUpdate } from '../updates/updates.service.ts'
import { presentMapping, presentMappingRow, presentRow, presentSheet } from './mappings.presenter.ts'
import {
  addMapping,
  changeMapping,
  dropMapping,
  findMapping,
  findMappings,
  lockMapping,
  previewMappings,
  proposeMapping,
} from './mappings.service.ts'

/** How files of others are written: said once by a person, saved by name, and known again. */
export function dataMappingRoutes(app: FastifyInstance): void {
  route(app, dataMappings, {
    load: () => ({}),
    may: runImports,
    read: findMappings,
    present: ({ own, shipped }) => ({
      own: own.map(presentMappingRow),
      shipped: shipped.map(({ name, description, sheets }) => ({
        name,
        description,
        sheets: sheets.map(presentSheet),
      })),
    }),
  })
  route(app, dataMapping, {
    load: (reader, { params }) => findMapping(reader, params.id),
    may: runImports,
    present: presentMapping,
  })
  changeRoute(app, createDataMapping, {
    load: () => ({}),
    may: runImports,
    run: (act, _none, { body }) => addMapping(act, body),
    present: presentMapping,
  })
  changeRoute(app, editDataMapping, {
    load: (act, { body }) => lockMapping(act, body.id),
    may: runImports,
    run: (act, mapping, { body }) => changeMapping(act, mapping, body),
    present: presentMapping,
  })
  changeRoute(app, deleteDataMapping, {
    load: (act, { body }) => lockMapping(act, body.id),
    may: runImports,
    run: (act, mapping, { body }) => dropMapping(act, mapping, body),
    present: () => ({ status: 'done' as const }),
  })
  route(app, dataUpdateSample, {
    load: (reader, { params }) => findUpdate(reader, params.id),
    may: runImports,
    read: (reader, { id }) => proposeMapping(reader, id),
    present: ({ from, sheets }) => ({
      from,
      sheets: sheets.map((sheet) => ({
        ...presentSheet(sheet),
        first: presentRow(sheet.first),
        rows: sheet.rows.map(presentRow),
      })),
    }),
  })
  route(app, previewDataMapping, {
    load: (reader, { params }) => findUpdate(reader, params.id),
    may: runImports,
    read: (reader, { id }, { body }) => previewMappings(reader, id, body.sheets),
    present: (sheets) => ({ sheets }),
  })
}
