import * as z from 'zod'
import { auditPage, auditPaging } from './audit.ts'
import { call } from './call.ts'
import { UPDATE_STATES } from './constants.ts'
import * as at from './endpoints/systemUpdates.ts'
import { dayInput, id, idParams, lineInput, neededLine, page, textInput } from './inputs.ts'
import { localText } from './localText.ts'
import type { Refusals } from './refusals.ts'

const count = z.number().int()
const version = z.number().int()

/** As everyone reads it: what is not translated stands in Finnish. */
const shownUpdate = z.strictObject({
  id,
  publishedAt: z.iso.datetime(),
  title: localText,
  text: localText,
})
export type SystemUpdate = z.infer<typeof shownUpdate>

/** As it was written: empty where it is not translated. */
const editedUpdate = z.strictObject({
  id,
  version,
  /** the Finnish day from which it is shown */
  publishedOn: z.iso.date(),
  published: z.boolean(),
  state: z.enum(UPDATE_STATES),
  title: localText,
  text: localText,
})
export type StaffUpdate = z.infer<typeof editedUpdate>

const pageOf = { total: count, page: count, pageSize: count }
const NOT_FOUND: Refusals = { 404: ['UPDATE_NOT_FOUND'] }

export const latestUpdate = call(at.latestUpdate, {
  summary: 'The newest system update, or null',
  answer: shownUpdate.nullable(),
})
export const updates = call(at.updates, {
  summary: 'System updates, newest first',
  query: z.object({ page }),
  answer: z.strictObject({ updates: z.array(shownUpdate), ...pageOf }),
})
export const systemUpdate = call(at.systemUpdate, {
  summary: 'One system update',
  params: idParams,
  refusals: NOT_FOUND,
  answer: shownUpdate,
})

const written = {
  title: z.object({ fi: neededLine(120), sv: lineInput(120), en: lineInput(120) }),
  text: z.object({
    fi: textInput(4000).min(1, 'VALUE_REQUIRED'),
    sv: textInput(4000),
    en: textInput(4000),
  }),
  publishedOn: dayInput('DATE_INVALID'),
  published: z.boolean(),
}

export const staffUpdates = call(at.staffUpdates, {
  summary: 'All system updates, drafts and removed ones too',
  access: 'content.edit',
  query: z.object({ page }),
  answer: z.strictObject({
    updates: z.array(editedUpdate),
    ...pageOf,
    /** the last ones that were removed, which can be put back */
    removed: z.array(editedUpdate),
  }),
})
export const staffUpdate = call(at.staffUpdate, {
  summary: 'One system update as it was written',
  access: 'content.edit',
  params: idParams,
  refusals: NOT_FOUND,
  answer: editedUpdate,
})
export const updateChanges = call(at.updateChanges, {
  summary: 'Who has changed what of a system update, and when',
  access: 'content.edit',
  params: idParams,
  query: auditPaging,
  refusals: NOT_FOUND,
  answer: auditPage,
})
export const createUpdate = call(at.createUpdate, {
  summary: 'Write a system update',
  access: 'content.edit',
  body: z.object(written),
  answer: editedUpdate,
})
export const editUpdate = call(at.editUpdate, {
  summary: 'Change a system update',
  access: 'content.edit',
  body: z.object({ id, version, ...written }),
  refusals: NOT_FOUND,
  answer: editedUpdate,
})
export const removeUpdate = call(at.removeUpdate, {
  summary: 'Remove a system update, which can be put back',
  access: 'content.edit',
  body: z.object({ id, version }),
  refusals: NOT_FOUND,
  answer: z.strictObject({ status: z.literal('done') }),
})
export const restoreUpdate = call(at.restoreUpdate, {
  summary: 'Put back a removed system update, if it is not there',
  access: 'content.edit',
  body: z.object({ id }),
  refusals: NOT_FOUND,
  answer: editedUpdate,
})
