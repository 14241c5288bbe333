import type { FastifyInstance } from 'fastify'
import {
  advertisements,
  getLitterInquiry,
  health,
  image,
  latestUpdate,
  service,
  updates,
} from '#contract/content.ts'
import { CLUB_PROFILES } from '#domain/club/profiles.ts'
import packageJson from '../../../package.json' with { type: 'json' }
import { dogSummaries } from '../dogs/records.service.ts'
import { AppError } from '../platform/errors.ts'
import { fileHeaders, isShownPicture } from '../platform/files/serve.ts'
import { route } from '../platform/http/route.ts'
import { readContent } from './content.policy.ts'
import { presentAdvertisement, presentLitterInquiry, presentUpdate } from './content.presenter.ts'
import { litterInquiryById, publicImage, publishedUpdates, shownAdvertisements } from './content.store.ts'

/** More than a club writes in its life. */
const ALL_UPDATES = 1000

/** The shell's own calls: service, advertisements, updates, pictures, litter notices. */
export function contentRoutes(app: FastifyInstance): void {
  const { config } = app
  const profile = CLUB_PROFILES[config.clubProfile]!
  route(app, health, { load: () => ({ status: 'ok' as const }), may: readContent, present: (state) => state })
  route(app, service, {
    load: () => ({
      clubName: profile.clubName,
      title: profile.title,
      demo: config.demo !== 'off',
      version: packageJson.version,
      fileLimits: config.fileLimits,
    }),
    may: readContent,
    present: ({ clubName, title, demo, version, fileLimits: { picture, attachment } }) => ({
      clubName,
      title,
      demo,
      version,
      fileLimits: { picture, attachment },
    }),
  })
  route(app, advertisements, {
    load: ({ db }) => shownAdvertisements(db),
    may: readContent,
    present: (rows) => rows.map(presentAdvertisement),
  })
  route(app, latestUpdate, {
    load: ({ db, at }) => publishedUpdates(db, at, 1),
    may: readContent,
    present: ([newest]) => (newest ? presentUpdate(newest) : null),
  })
  route(app, updates, {
    load: ({ db, at }) => publishedUpdates(db, at, ALL_UPDATES),
    may: readContent,
    present: (rows) => rows.map(presentUpdate),
  })
  route(app, getLitterInquiry, {
    load: async ({ db }, { params }) => {
      const inquiry = await litterInquiryById(db, params.id)
      if (!inquiry) throw new AppError('notFound', 'LITTER_NOT_FOUND')
      return inquiry
    },
    may: readContent,
    read: async ({ db }, inquiry) => ({
      inquiry,
      dogs: await dogSummaries(db, [inquiry.sire_id, inquiry.dam_id]),
    }),
    present: ({ inquiry, dogs }) => presentLitterInquiry(inquiry, dogs),
  })
  route(app, image, {
    load: async ({ db }, { params }) => {
      const file = await publicImage(db, params.filename)
      if (!file || !isShownPicture(file)) throw new AppError('notFound', 'NOT_FOUND')
      return file
    },
    may: readContent,
    headers: (file) => fileHeaders(file, 'public'),
    present: (file) => file.content,
  })
}
