import * as z from 'zod'
import { auditPage, auditPaging } from './audit.ts'
import { call } from './call.ts'
import { dogRecord, OF_A_DOG, puppyLitter, regnrInput, regnrParams, siblingRecord } from './dogs.ts'
import * as at from './endpoints/dogStaff.ts'

/** File name of the picture that the dog has now, under /images/. */
const pictured = z.strictObject({ picture: z.string().nullable() })

/** A JPEG (docs/rules/screens.md#limits-of-files). It is drawn anew, so nothing of the file itself is kept. */
export const changeDogPicture = call(at.changeDogPicture, {
  summary: 'Gives a dog a picture, in place of the one before',
  access: 'dogs.edit',
  params: regnrParams,
  file: {
    mediaTypes: ['image/jpeg'],
    limit: 'picture',
    tooLarge: 'PICTURE_TOO_LARGE',
    wrongType: 'PICTURE_NOT_JPEG',
  },
  cost: 10,
  refusals: OF_A_DOG,
  answer: pictured,
})
export const removeDogPicture = call(at.removeDogPicture, {
  summary: 'Takes a dog’s picture away, for good',
  access: 'dogs.edit',
  params: regnrParams,
  refusals: OF_A_DOG,
  answer: pictured,
})
/** Newest first; `next` is the `before` of the following page. */
export const dogChanges = call(at.dogChanges, {
  summary: 'Who has changed what of a dog, and when',
  access: 'dogs.edit',
  params: regnrParams,
  query: auditPaging,
  refusals: OF_A_DOG,
  answer: auditPage,
})

/** What reports on a dog's health say, as those see it who decide on them. */
const healthTexts = {
  /** health codes as strings: scale and value of each statement, and the findings of handled reports */
  atgs: z.array(z.string()),
  /** abbreviations of those findings */
  healthAbbr: z.array(z.string()),
  /** internal texts of handled reports; null: none */
  healthDescription: z.string().nullable(),
  /** what was published of them; null: nothing */
  publicHealth: z.string().nullable(),
}
export const healthRecord = dogRecord.extend(healthTexts)
export type HealthRecord = z.infer<typeof healthRecord>

/** A dog and its relatives in the drawer of health; litters in order of birth. */
export const healthOfRelatives = z.strictObject({
  dog: healthRecord,
  siblings: z.array(siblingRecord.extend(healthTexts)),
  litters: z.array(puppyLitter.extend({ puppies: z.array(healthRecord) })),
})
export type HealthOfRelatives = z.infer<typeof healthOfRelatives>

/** The body is a number of the dog. */
export const healthAbbreviations = call(at.healthAbbreviations, {
  summary: 'Abbreviations and texts of reports on a dog’s health',
  access: 'health.decide',
  body: regnrInput,
  refusals: OF_A_DOG,
  answer: z.strictObject({ regnr: z.string(), ...healthTexts }),
})
/** `:id` is any number of the dog, as one percent-encoded segment. */
export const relativesHealth = call(at.relativesHealth, {
  summary: 'Health of a dog, its siblings and its offspring by litter',
  access: 'health.decide',
  params: z.object({ id: regnrInput }),
  cost: 3,
  refusals: OF_A_DOG,
  answer: healthOfRelatives,
})
