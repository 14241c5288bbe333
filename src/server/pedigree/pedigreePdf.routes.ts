import type { FastifyInstance } from 'fastify'
import { pedigreePdf } from '#contract/pedigree.ts'
import { readDogs } from '../dogs/dogs.policy.ts'
import { healthCodesOf } from '../healthCodes/healthCodes.service.ts'
import { callerOf } from '../platform/act.ts'
import { attachment } from '../platform/files/disposition.ts'
import { route } from '../platform/http/route.ts'
import { pedigreeDocument } from './pdf/document.ts'
import { chartName, chartTexts } from './pdf/texts.ts'
import { presentPedigree } from './pedigree.presenter.ts'
import { findPedigree } from './pedigree.service.ts'
import { pedigreeContent } from './pedigreeContent.service.ts'

/** Signs of a code that has room in the head of the page. */
const LONGEST_CODE = 560

/** The pedigree on paper. */
export function pedigreePdfRoutes(app: FastifyInstance): void {
  const { clubName } = app.config.club
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
        layOut: () => {
          const answer = presentPedigree(dog, loaded)
          const sealed = reader.seal.seal(pedigreeContent(answer), reader.at, LONGEST_CODE)
          return pedigreeDocument(answer, { clubName, today: reader.today, sealed }, words)
        },
      })
    },
    present: (file) => file,
  })
}
