import * as z from 'zod'
import { CLUB_MODULES } from '#domain/club/profiles.ts'
import { call, fileContent } from './call.ts'
import * as at from './endpoints/content.ts'
import { boundedText } from './inputs.ts'

/** What the browser needs to know of the running service before the first page. */
const serviceInfo = z.strictObject({
  clubName: z.string(),
  title: z.string(),
  contact: z.string().nullable().describe('address of the club’s mail, for people who need help'),
  demo: z.boolean(),
  version: z.string(),
  /** parts of the product that this club has */
  modules: z.array(z.enum(CLUB_MODULES)),
  /** years after which personal data goes; 0: never */
  keepYears: z.strictObject({
    mails: z.number().int(),
    contacts: z.number().int(),
    messages: z.number().int(),
    log: z.number().int(),
  }),
  /** most bytes of a file of each kind */
  fileLimits: z.strictObject({ picture: z.number().int(), attachment: z.number().int() }),
})

export const service = call(at.service, {
  summary: 'Club and version of this service',
  cost: 0.1,
  answer: serviceInfo,
})
/** A banner or a dog's picture, by the name that other answers give it. */
export const image = call(at.image, {
  summary: 'A picture that is shown to everyone',
  params: z.object({ filename: boundedText(200, 'VALUE_INVALID').min(1) }),
  refusals: { 404: ['NOT_FOUND'] },
  answer: fileContent,
  produces: 'image/jpeg',
})
