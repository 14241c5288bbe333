import * as z from 'zod'
import { fileContent, get, unkept } from './call.ts'
import { dogSummary } from './dogs.ts'
import { idParams } from './inputs.ts'

/** `bannerFilename` is an image under /images/; only ads with a banner are sent. */
export const advertisement = z.strictObject({
  url: z.string(),
  eventName: z.string(),
  bannerFilename: z.string(),
})
export type Advertisement = z.infer<typeof advertisement>

const updateTexts = z.strictObject({ fi: z.string(), sv: z.string(), en: z.string() })
export const systemUpdate = z.strictObject({
  id: z.number().int(),
  publishedAt: z.iso.datetime(),
  text: updateTexts,
})
export type SystemUpdate = z.infer<typeof systemUpdate>

export const litterInquiry = z.strictObject({
  id: z.number().int(),
  type: z.enum(['litter', 'plan', 'mating', 'stud']),
  father: dogSummary,
  mother: dogSummary,
  kennelName: z.string().nullable(),
  matingDate: z.iso.date().nullable(),
  birthDate: z.iso.date().nullable(),
  females: z.number().int().nullable(),
  males: z.number().int().nullable(),
  sold: z.boolean(),
  website: z.string().nullable(),
  furtherInformation: z.string().nullable(),
  updatedAt: z.iso.datetime(),
})
export type LitterInquiry = z.infer<typeof litterInquiry>

/** What the browser needs to know of the running service before the first page. */
export const serviceInfo = z.strictObject({
  clubName: z.string(),
  title: z.string(),
  demo: z.boolean(),
  version: z.string(),
  /** most bytes of a file of each kind */
  fileLimits: z.strictObject({ picture: z.number().int(), attachment: z.number().int() }),
})
export type ServiceInfo = z.infer<typeof serviceInfo>

export const advertisements = get(
  '/api/advertisements',
  'Advertisements that have a banner',
  z.array(advertisement),
)
export const latestUpdate = get('/api/update/', 'The newest system update, or null', systemUpdate.nullable())
export const updates = get('/api/updates', 'System updates, newest first', z.array(systemUpdate))
export const getLitterInquiry = get(
  '/api/litter-inquiry/:id',
  'One litter, plan, mating or stud inquiry',
  litterInquiry,
  undefined,
  idParams,
)
export const health = unkept(
  get(
    '/api/health',
    'Whether the service can answer',
    z.strictObject({ status: z.enum(['ok', 'starting', 'stopping']) }),
  ),
)
export const service = get('/api/service', 'Club and version of this service', serviceInfo)
/** A banner or a dog's picture, by the name that other answers give it. */
export const image = {
  ...get(
    '/images/:filename',
    'A picture that is shown to everyone',
    fileContent,
    undefined,
    z.object({ filename: z.string().min(1).max(200) }),
  ),
  produces: 'image/jpeg',
}
