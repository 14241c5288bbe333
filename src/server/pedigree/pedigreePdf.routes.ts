import type { FastifyInstance } from 'fastify'
import { pedigreePdf } from '#contract/pedigree.ts'
import { CLUB_PROFILES } from '#domain/club/profiles.ts'
import { readDogs } from '../dogs/dogs.policy.ts'
import { healthCodesOf } from '../healthCodes/healthCodes.service.ts'
import { callerOf } from '../platform/act.ts'
import { attachment } from '../platform/files/disposition.ts'
import { route } from '../platform/http/route.ts'
import { pedigreeDocument } from './pdf/document.ts'
import { chartName, chartTexts } from './pdf/texts.ts'
import { presentPedigree } from './pedigree.presenter.ts'
import { findPedigree } from './pedigree.service.ts'

/** The pedigree on paper. */
export function pedigreePdfRoutes(app: FastifyInstance): void {
  const { clubName } = CLUB_PROFILES[app.config.clubProfile]!
  route(app, pedigreePdf, {
    load: (reader, { params: { regnr }, query: { generations } }) =>
      findPedigree(reader, { regnr, generations }),
    may: readDogs,
    headers: ({ dog }, { language }) => ({
      'content-disposition': attachment(`${chartName(language)} ${dog.regnr}.pdf`),
      'cache-control': 'no-cache',
    }),
    read: async (reader, { dog, loaded }) => {
      const words = chartTexts(reader.language, await healthCodesOf(reader))
      return reader.printer.print({
        by: callerOf(reader),
        pages: 1,
        layOut: () =>
          pedigreeDocument(presentPedigree(dog, loaded), { clubName, today: reader.today }, words),
      })
    },
    present: (file) => file,
  })
}
