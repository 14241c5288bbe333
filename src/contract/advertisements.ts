import * as z from 'zod'
import { auditPage, auditPaging } from './audit.ts'
import { call } from './call.ts'
import { ADVERTISEMENT_STATES, ADVERTISEMENTS_MAX, SHOWN_AT_ONCE_MAX } from './constants.ts'
import * as at from './endpoints/advertisements.ts'
import { dayInput, id, idParams, lineInput, neededLine } from './inputs.ts'
import { allOf, type Refusals } from './refusals.ts'

const count = z.number().int()
const version = z.number().int()
const day = z.iso.date()

/** `bannerFilename` is an image under /images/; only ads with a banner are sent. */
export const advertisement = z.strictObject({
  id,
  url: z.string(),
  eventName: z.string(),
  bannerFilename: z.string(),
})
export type Advertisement = z.infer<typeof advertisement>

const counts = { shown: count, clicked: count }

const editedAdvertisement = z.strictObject({
  id,
  version,
  eventName: z.string(),
  url: z.string(),
  /** null: there is none yet, so that nobody sees it */
  bannerFilename: z.string().nullable(),
  /** days on which it is shown, both counted in; null: no limit */
  shownFrom: day.nullable(),
  shownTo: day.nullable(),
  /** false: switched off */
  on: z.boolean(),
  state: z.enum(ADVERTISEMENT_STATES),
  /** how often it was shown and followed, by nobody knows whom */
  ...counts,
})
export type StaffAdvertisement = z.infer<typeof editedAdvertisement>
const countedAdvertisement = editedAdvertisement.extend({
  /** the last days with any, newest first */
  days: z.array(z.strictObject({ day, ...counts })),
})
export type CountedAdvertisement = z.infer<typeof countedAdvertisement>

const NOT_FOUND: Refusals = { 404: ['ADVERTISEMENT_NOT_FOUND'] }

export const advertisements = call(at.advertisements, {
  summary: 'Advertisements that have a banner and are shown today, in their order',
  answer: z.array(advertisement),
})
/** Leads to the stored address of an advertisement that is shown today and to nowhere else. */
export const openAdvertisement = call(at.openAdvertisement, {
  summary: 'Count a click, and lead on to the advertiser (303)',
  params: idParams,
  noStore: true,
  refusals: NOT_FOUND,
  answer: z.null(),
})
/** What a browser has shown since it last told; whoever asks is not kept. */
export const countShown = call(at.countShown, {
  summary: 'Count how often advertisements were shown',
  body: z.object({
    shown: z
      .array(z.object({ id, times: z.number().int().min(1).max(100) }))
      .max(SHOWN_AT_ONCE_MAX, { error: 'VALUE_INVALID', abort: true })
      .min(1, 'VALUE_INVALID'),
  }),
  answer: z.strictObject({ status: z.literal('done') }),
})

const SCHEME = /^https?:\/\//i
const webAddress = z.url({ protocol: /^https?$/, hostname: z.regexes.domain })
const written = {
  eventName: neededLine(100),
  url: lineInput(500, 'ADVERTISEMENT_URL_INVALID')
    .min(1, 'VALUE_REQUIRED')
    .refine((text) => SCHEME.test(text) && webAddress.safeParse(text).success, 'ADVERTISEMENT_URL_INVALID'),
  shownFrom: dayInput('DATE_INVALID').nullable(),
  shownTo: dayInput('DATE_INVALID').nullable(),
  on: z.boolean(),
}
interface Days {
  readonly shownFrom: string | null
  readonly shownTo: string | null
}
const endsInTime = ({ shownFrom, shownTo }: Days) =>
  shownFrom === null || shownTo === null || shownTo >= shownFrom
const ENDS_TOO_EARLY = { path: ['shownTo'], error: 'ADVERTISEMENT_ENDS_BEFORE_START' }

export const staffAdvertisements = call(at.staffAdvertisements, {
  summary: 'All advertisements in their order, and the last ones that were removed',
  access: 'content.edit',
  answer: z.strictObject({
    advertisements: z.array(editedAdvertisement),
    removed: z.array(editedAdvertisement),
  }),
})
export const staffAdvertisement = call(at.staffAdvertisement, {
  summary: 'One advertisement, with its counts by day',
  access: 'content.edit',
  params: idParams,
  refusals: NOT_FOUND,
  answer: countedAdvertisement,
})
export const advertisementChanges = call(at.advertisementChanges, {
  summary: 'Who has changed what of an advertisement, and when',
  access: 'content.edit',
  params: idParams,
  query: auditPaging,
  refusals: NOT_FOUND,
  answer: auditPage,
})
export const createAdvertisement = call(at.createAdvertisement, {
  summary: 'Add an advertisement behind the others; nobody sees it until it has a banner',
  access: 'content.edit',
  body: z.object(written).refine(endsInTime, ENDS_TOO_EARLY),
  refusals: { 422: ['ADVERTISEMENTS_TOO_MANY'] },
  answer: countedAdvertisement,
})
export const editAdvertisement = call(at.editAdvertisement, {
  summary: 'Change an advertisement',
  access: 'content.edit',
  body: z.object({ id, version, ...written }).refine(endsInTime, ENDS_TOO_EARLY),
  refusals: NOT_FOUND,
  answer: countedAdvertisement,
})
export const orderAdvertisements = call(at.orderAdvertisements, {
  summary: 'Put all advertisements in an order',
  access: 'content.edit',
  body: z.object({ ids: z.array(id).max(ADVERTISEMENTS_MAX, 'VALUE_INVALID') }),
  answer: z.strictObject({ status: z.literal('done') }),
})
export const removeAdvertisement = call(at.removeAdvertisement, {
  summary: 'Remove an advertisement, which can be put back',
  access: 'content.edit',
  body: z.object({ id, version }),
  refusals: NOT_FOUND,
  answer: z.strictObject({ status: z.literal('done') }),
})
export const restoreAdvertisement = call(at.restoreAdvertisement, {
  summary: 'Put back a removed advertisement behind the others, if it is not there',
  access: 'content.edit',
  body: z.object({ id }),
  refusals: allOf(NOT_FOUND, { 422: ['ADVERTISEMENTS_TOO_MANY'] }),
  answer: countedAdvertisement,
})
/** PNG, JPEG or WebP, told by its bytes, of exactly 435 × 150 pixels. It is drawn anew, so nothing of the file itself is kept. */
export const changeBanner = call(at.changeBanner, {
  summary: 'Give an advertisement a banner, in place of the one before',
  access: 'content.edit',
  params: idParams,
  file: {
    mediaTypes: ['image/png', 'image/jpeg', 'image/webp'],
    limit: 'picture',
    tooLarge: 'PICTURE_TOO_LARGE',
    wrongType: 'BANNER_NOT_PICTURE',
  },
  cost: 5,
  refusals: allOf(NOT_FOUND, { 422: ['BANNER_SIZE_WRONG'] }),
  answer: countedAdvertisement,
})
