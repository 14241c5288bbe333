import type { FastifyInstance } from 'fastify'
import { image, service } from '#contract/content.ts'
import packageJson from '../../../package.json' with { type: 'json' }
import { fileHeaders } from '../platform/files/serve.ts'
import { route } from '../platform/http/route.ts'
import { readContent } from './content.policy.ts'
import { findImage } from './content.service.ts'

/** The shell's own calls: service and pictures. */
export function contentRoutes(app: FastifyInstance): void {
  const { config } = app
  const profile = config.club
  route(app, service, {
    load: () => ({
      clubName: profile.clubName,
      title: profile.title,
      contact: config.clubContact,
      demo: config.demo !== 'off',
      version: packageJson.version,
      modules: profile.modules,
      fileLimits: config.fileLimits,
      keepYears: config.keepYears,
    }),
    may: readContent,
    present: ({ clubName, title, contact, demo, version, modules, fileLimits, keepYears }) => ({
      contact,
      clubName,
      title,
      demo,
      version,
      modules: [...modules],
      keepYears: {
        mails: keepYears.mails,
        contacts: keepYears.contacts,
        messages: keepYears.messages,
        log: keepYears.log,
      },
      fileLimits: { picture: fileLimits.picture, attachment: fileLimits.attachment },
    }),
  })
  route(app, image, {
    load: (reader, { params }) => findImage(reader, params.filename),
    may: readContent,
    headers: (file) => fileHeaders(file, 'public'),
    present: (file) => file.content,
  })
}
