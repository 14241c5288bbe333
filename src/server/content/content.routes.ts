import type { FastifyInstance } from 'fastify'
import { advertisements, image, latestUpdate, service, updates } from '#contract/content.ts'
import { CLUB_PROFILES } from '#domain/club/profiles.ts'
import packageJson from '../../../package.json' with { type: 'json' }
import { fileHeaders } from '../platform/files/serve.ts'
import { route } from '../platform/http/route.ts'
import { readContent } from './content.policy.ts'
import { presentAdvertisement, presentUpdate } from './content.presenter.ts'
import { findAdvertisements, findImage, findLatestUpdate, findUpdates } from './content.service.ts'

/** The shell's own calls: service, advertisements, updates, pictures. */
export function contentRoutes(app: FastifyInstance): void {
  const { config } = app
  const profile = CLUB_PROFILES[config.clubProfile]!
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
  route(app, advertisements, {
    load: findAdvertisements,
    may: readContent,
    present: (rows) => rows.map(presentAdvertisement),
  })
  route(app, latestUpdate, {
    load: findLatestUpdate,
    may: readContent,
    present: (newest) => newest && presentUpdate(newest),
  })
  route(app, updates, {
    load: findUpdates,
    may: readContent,
    present: (rows) => rows.map(presentUpdate),
  })
  route(app, image, {
    load: (reader, { params }) => findImage(reader, params.filename),
    may: readContent,
    headers: (file) => fileHeaders(file, 'public'),
    present: (file) => file.content,
  })
}
