import type { FastifyInstance } from 'fastify'
import { breedPedigreeFile, openData, openDataFile } from '#contract/exports.ts'
import { PEDIGREE_FORMS } from '#domain/exports/pedigreeFormats.ts'
import { attachment } from '../platform/files/disposition.ts'
import { route } from '../platform/http/route.ts'
import { readOpenData, readPedigreeFile } from './exports.policy.ts'
import { presentOpenData } from './openData.presenter.ts'
import { findOpenData, newestOpenData, openDataFile as readOpenDataFile } from './openData.service.ts'
import { findFamily, pedigreeFile } from './pedigreeFile.service.ts'

/** Data of the club for other programs. */
export function exportRoutes(app: FastifyInstance): void {
  route(app, breedPedigreeFile, {
    load: (reader, { params }) => findFamily(reader, params.id),
    may: readPedigreeFile,
    headers: (family, { today }, { params: { format } }) => ({
      'content-disposition': attachment(`${family}-${format}-${today}.${PEDIGREE_FORMS[format].extension}`),
    }),
    read: (reader, family, { params }) => pedigreeFile(reader, family, params.format),
    present: (file) => file,
  })
  route(app, openData, {
    load: findOpenData,
    may: readOpenData,
    present: (found, { config }) => found && presentOpenData(found, config.openDataLicence),
  })
  route(app, openDataFile, {
    load: newestOpenData,
    may: readOpenData,
    headers: ({ size, sha256, madeAt }) => ({
      'content-disposition': attachment('koirakanta.zip'),
      'content-length': String(size),
      etag: `"${sha256.toString('hex')}"`,
      'last-modified': madeAt.toUTCString(),
      'cache-control': 'no-cache',
    }),
    read: readOpenDataFile,
    present: (file) => file,
  })
}
