import * as z from 'zod'
import { LONGEST_PHRASE, MOST_PHRASES, PHRASE_TOPICS } from '#domain/trials/phrases.ts'
import { SHEET_KINDS } from '#domain/trials/sheet.ts'
import { auditPage, auditPaging } from './audit.ts'
import { call } from './call.ts'
import * as at from './endpoints/phrases.ts'
import { id, idParams, lineInput, neededLine } from './inputs.ts'
import { localText } from './localText.ts'
import { allOf, type Refusals } from './refusals.ts'

const version = z.number().int()
const topic = z.enum([...PHRASE_TOPICS.hunt, ...PHRASE_TOPICS.water]).nullable()

/** As a sheet offers it. */
export const offeredPhrase = z.strictObject({ id, topic, text: localText })
export type OfferedPhrase = z.infer<typeof offeredPhrase>

const phrase = z.strictObject({
  id,
  version,
  kind: z.enum(SHEET_KINDS),
  /** the part or feature that it is about; null: of anything */
  topic,
  /** empty: not translated, the Finnish one is offered */
  text: localText,
  /** true: sheets do not offer it */
  hidden: z.boolean(),
})
export type PhraseDetails = z.infer<typeof phrase>

const editable = {
  kind: z.enum(SHEET_KINDS),
  topic,
  text: z.object({
    fi: neededLine(LONGEST_PHRASE),
    sv: lineInput(LONGEST_PHRASE),
    en: lineInput(LONGEST_PHRASE),
  }),
  hidden: z.boolean(),
}
type Editable = z.output<z.ZodObject<typeof editable>>
const isOfKind = (written: Editable) =>
  written.topic === null || PHRASE_TOPICS[written.kind].some((one) => one === written.topic)
const NOT_OF_KIND = { path: ['topic'], error: 'PHRASE_TOPIC_INVALID' }

const OF_A_PHRASE: Refusals = { 404: ['PHRASE_NOT_FOUND'] }

export const phrases = call(at.phrases, {
  summary: 'The club’s phrases for judges’ reviews in their order, hidden ones too',
  access: 'phrases.edit',
  answer: z.array(phrase),
})
export const createPhrase = call(at.createPhrase, {
  summary: 'Add a phrase to the end of the list; the same text of a kind twice is one',
  access: 'phrases.edit',
  body: z.object(editable).refine(isOfKind, NOT_OF_KIND),
  refusals: { 409: ['PHRASE_EXISTS'], 422: ['PHRASES_TOO_MANY'] },
  answer: phrase,
})
export const editPhrase = call(at.editPhrase, {
  summary: 'Change, hide or show a phrase; reviews that were written keep theirs',
  access: 'phrases.edit',
  body: z.object({ id, version, ...editable }).refine(isOfKind, NOT_OF_KIND),
  refusals: allOf(OF_A_PHRASE, { 409: ['PHRASE_EXISTS'] }),
  answer: phrase,
})
/** Sent twice it changes nothing more. */
export const placePhrase = call(at.placePhrase, {
  summary: 'Move a phrase to a place of the list, from 1',
  access: 'phrases.edit',
  body: z.object({ id, place: z.number().int().min(1).max(MOST_PHRASES) }),
  refusals: OF_A_PHRASE,
  answer: z.array(phrase),
})
/** Of a list that is not empty any more it changes nothing. */
export const takeFirstPhrases = call(at.takeFirstPhrases, {
  summary: 'Begin the list with the phrases that the service proposes',
  access: 'phrases.edit',
  answer: z.array(phrase),
})
export const phraseChanges = call(at.phraseChanges, {
  summary: 'Who has changed what of a phrase, and when',
  access: 'phrases.edit',
  params: idParams,
  query: auditPaging,
  refusals: OF_A_PHRASE,
  answer: auditPage,
})
