import * as z from 'zod'
import { OPEN_TABLES, type OpenTableName } from '#domain/exports/openData.ts'
import { PEDIGREE_FORMATS } from '#domain/exports/pedigreeFormats.ts'
import { call, streamContent } from './call.ts'
import * as at from './endpoints/exports.ts'
import { breedCode } from './inputs.ts'

/** A breed with its varieties and all known ancestors, parents before offspring: docs/rules/exports.md. */
export const breedPedigreeFile = call(at.breedPedigreeFile, {
  summary: 'Pedigree of a breed as a file for optiSel, PMx or PopRep',
  params: z.object({ id: breedCode, format: z.enum(PEDIGREE_FORMATS) }),
  cost: 20,
  refusals: { 400: ['BREED_INVALID'], 404: ['BREED_NOT_FOUND'] },
  answer: streamContent,
  produces: 'text/csv; charset=utf-8',
})

const openTableNames = OPEN_TABLES.map(({ name }) => name) as [OpenTableName, ...OpenTableName[]]
const openDataAnswer = z.strictObject({
  madeAt: z.iso.datetime(),
  /** bytes of the archive */
  size: z.number().int(),
  /** of the archive, in hexadecimal */
  sha256: z.string(),
  /** name of the licence; null: the club has not decided */
  licence: z.string().nullable(),
  tables: z.array(
    z.strictObject({
      name: z.enum(openTableNames),
      rows: z.number().int(),
      columns: z.array(z.string()),
    }),
  ),
})
export type OpenData = z.infer<typeof openDataAnswer>

export const openData = call(at.openData, {
  summary: 'The open data of the last night: when it was made and what it holds; null before the first',
  answer: openDataAnswer.nullable(),
})
export const openDataFile = call(at.openDataFile, {
  summary: 'The open data itself: CSV and JSON without personal data, with a description of every column',
  cost: 20,
  refusals: { 404: ['OPEN_DATA_NOT_FOUND'] },
  answer: streamContent,
  produces: 'application/zip',
})
