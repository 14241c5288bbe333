import * as z from 'zod'
import { call } from './call.ts'
import * as at from './endpoints/mailChoices.ts'
import { boundedText } from './inputs.ts'
import type { Refusals } from './refusals.ts'

/** Kinds of mails that nobody needs, as people choose among them; keys of the `accounts.mailChoices.topics` texts. */
export const MAIL_TOPICS = [
  'newDogs',
  'litterNotices',
  'placeReminders',
  'queue',
  'results',
  'ownTrials',
] as const
export type MailTopic = (typeof MAIL_TOPICS)[number]

const topic = z.enum(MAIL_TOPICS)
const choices = z.strictObject({
  /** the address that they are about */
  email: z.string(),
  topics: z.array(z.strictObject({ topic, wanted: z.boolean() })),
})
export type MailChoices = z.infer<typeof choices>

export const ownMailChoices = call(at.ownMailChoices, {
  summary: 'Which mails that are not necessary the own address gets',
  access: 'signedIn',
  answer: choices,
})
export const changeOwnMailChoice = call(at.changeOwnMailChoice, {
  summary: 'Choose whether the own address gets mails of a topic',
  access: 'signedIn',
  body: z.object({ topic, wanted: z.boolean() }),
  answer: choices,
})

/** What stands in the link of a mail: the key of the mail and its signature. */
const token = boundedText(60, 'STOP_LINK_INVALID').regex(/^[0-9a-f]{52}$/, 'STOP_LINK_INVALID')
const OF_A_LINK: Refusals = { 422: ['STOP_LINK_INVALID'] }
const linked = choices.extend({
  /** of the mail with the link */
  topic,
})
export type LinkedMailChoices = z.infer<typeof linked>

/** STOP_LINK_INVALID: the service has not made the link, or keeps the mail no longer. */
export const linkedMailChoices = call(at.linkedMailChoices, {
  summary: 'Which mails that are not necessary an address gets, by the link of one of them',
  noStore: true,
  body: z.object({ token }),
  refusals: OF_A_LINK,
  answer: linked,
})
export const changeLinkedMailChoice = call(at.changeLinkedMailChoice, {
  summary: 'Choose whether an address gets mails of a topic, by the link of one of them',
  body: z.object({ token, topic, wanted: z.boolean() }),
  refusals: OF_A_LINK,
  answer: linked,
})
