import * as z from 'zod'
import { auditPage, auditPaging, namedAccount } from './audit.ts'
import { call } from './call.ts'
import * as at from './endpoints/information.ts'
import {
  INFORMATION_ADDRESS_LENGTH,
  INFORMATION_PAGES_MAX,
  INFORMATION_TEXT_LENGTH,
} from './informationConstants.ts'
import {
  addressNumber,
  boundedText,
  emptyOr,
  id,
  idParams,
  lineInput,
  neededLine,
  textInput,
} from './inputs.ts'
import { LANGUAGES } from './languages.ts'
import { localText } from './localText.ts'
import { allOf, type Refusals } from './refusals.ts'

const count = z.number().int()
const version = z.number().int()
const moment = z.iso.datetime()
const done = z.strictObject({ status: z.literal('done') })
/** the last part of the page's address: `/tietoja/{address}` */
const address = z.string()

/** In the list that everyone reads: what is not translated stands in Finnish. */
const shownRow = z.strictObject({
  address,
  title: localText,
  /** how its text begins, without its formatting */
  beginning: localText,
})
export type InformationRow = z.infer<typeof shownRow>

/** As everyone reads it: what is not translated stands in Finnish; the text has light formatting (docs/rules/screens.md#written-texts). */
const shownPage = z.strictObject({
  address,
  title: localText,
  text: localText,
  changedAt: moment,
  /** whose documents stand on it; null: none */
  folderId: id.nullable(),
})
export type InformationPage = z.infer<typeof shownPage>

/** In the list of staff. */
const staffRow = z.strictObject({
  id,
  version,
  address,
  /** as it was written: empty where it is not translated */
  title: localText,
  /** those into which both title and text are written */
  languages: z.array(z.enum(LANGUAGES)),
  published: z.boolean(),
  folder: z.strictObject({ id, name: z.string() }).nullable(),
  changedAt: moment,
  /** null: nobody is known, or has been erased */
  changedBy: namedAccount.nullable(),
})
export type StaffInformationRow = z.infer<typeof staffRow>

const writtenText = z.strictObject({
  number: count,
  title: z.string(),
  writtenAt: moment,
  by: namedAccount.nullable(),
  /** the earlier text that was put back by this */
  restoredFrom: count.nullable(),
})
export type InformationTextRow = z.infer<typeof writtenText>

const staffPage = staffRow.extend({
  text: localText,
  /** of the text that is shown */
  number: count,
  /** newest first */
  texts: z.array(writtenText),
})
export type StaffInformationPage = z.infer<typeof staffPage>

const NOT_FOUND: Refusals = { 404: ['INFORMATION_NOT_FOUND'] }
const TOO_MANY: Refusals = { 422: ['INFORMATION_PAGES_TOO_MANY'] }

export const informationPages = call(at.informationPages, {
  summary: 'Pages of information that the club has written, in their order',
  answer: z.array(shownRow),
})
export const informationPage = call(at.informationPage, {
  summary: 'One page of information of the club',
  params: z.object({ address: boundedText(INFORMATION_ADDRESS_LENGTH, 'ADDRESS_INVALID') }),
  refusals: NOT_FOUND,
  answer: shownPage,
})

export const staffInformationPages = call(at.staffInformationPages, {
  summary: 'All pages of information of the club, drafts and removed ones too',
  access: 'content.edit',
  answer: z.strictObject({
    pages: z.array(staffRow),
    /** the last ones that were removed, which can be put back */
    removed: z.array(staffRow),
  }),
})
export const staffInformationPage = call(at.staffInformationPage, {
  summary: 'One page of information as it was written, with its earlier texts',
  access: 'content.edit',
  params: idParams,
  refusals: NOT_FOUND,
  answer: staffPage,
})
const number = addressNumber.min(1).max(2_147_483_647)
export const informationText = call(at.informationText, {
  summary: 'An earlier text of a page of information',
  access: 'content.edit',
  params: idParams.extend({ number }),
  refusals: { 404: ['INFORMATION_NOT_FOUND', 'INFORMATION_TEXT_GONE'] },
  answer: z.strictObject({ title: localText, text: localText }),
})
export const informationChanges = call(at.informationChanges, {
  summary: 'Who has changed what of a page of information, and when',
  access: 'content.edit',
  params: idParams,
  query: auditPaging,
  refusals: NOT_FOUND,
  answer: auditPage,
})

const longText = textInput(INFORMATION_TEXT_LENGTH)
const written = {
  title: z.object({ fi: neededLine(120), sv: lineInput(120), en: lineInput(120) }),
  text: z.object({ fi: longText.min(1, 'VALUE_REQUIRED'), sv: longText, en: longText }),
  published: z.boolean(),
  folderId: id.nullable(),
}
const OF_ITS_FOLDER: Refusals = { 422: ['DOCUMENT_FOLDER_GONE'] }
export const createInformationPage = call(at.createInformationPage, {
  summary: 'Write a page of information, behind the others',
  access: 'content.edit',
  body: z.object({
    ...written,
    /** the last part of its address, which stays; empty: made of the Finnish title */
    address: emptyOr(
      INFORMATION_ADDRESS_LENGTH,
      boundedText(INFORMATION_ADDRESS_LENGTH).regex(
        /^[a-z0-9]+(-[a-z0-9]+)*$/,
        'INFORMATION_ADDRESS_INVALID',
      ),
      'INFORMATION_ADDRESS_INVALID',
    ),
  }),
  refusals: allOf(
    { 409: ['INFORMATION_ADDRESS_TAKEN'], 422: ['INFORMATION_ADDRESS_INVALID'] },
    TOO_MANY,
    OF_ITS_FOLDER,
  ),
  answer: staffPage,
})
export const editInformationPage = call(at.editInformationPage, {
  summary: 'Change a page of information; its text until now can be put back',
  access: 'content.edit',
  body: z.object({ id, version, ...written }),
  refusals: allOf(NOT_FOUND, OF_ITS_FOLDER),
  answer: staffPage,
})
export const putBackInformationText = call(at.putBackInformationText, {
  summary: 'Put back an earlier text of a page of information, as its newest',
  access: 'content.edit',
  body: z.object({ id, version, number: count.min(1).max(2_147_483_647) }),
  refusals: allOf(NOT_FOUND, { 404: ['INFORMATION_TEXT_GONE'] }),
  answer: staffPage,
})
export const orderInformationPages = call(at.orderInformationPages, {
  summary: 'Put all pages of information of the club in an order',
  access: 'content.edit',
  body: z.object({ ids: z.array(id).max(INFORMATION_PAGES_MAX, 'VALUE_INVALID') }),
  answer: done,
})
export const removeInformationPage = call(at.removeInformationPage, {
  summary: 'Remove a page of information, which can be put back',
  access: 'content.edit',
  body: z.object({ id, version }),
  refusals: NOT_FOUND,
  answer: done,
})
export const restoreInformationPage = call(at.restoreInformationPage, {
  summary: 'Put back a removed page of information, if it is not there',
  access: 'content.edit',
  body: z.object({ id }),
  refusals: allOf(NOT_FOUND, TOO_MANY),
  answer: staffPage,
})
