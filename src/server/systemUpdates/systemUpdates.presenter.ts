import { UPDATE_PAGE_SIZE } from '#contract/constants.ts'
import type { StaffUpdate, SystemUpdate } from '#contract/systemUpdates.ts'
import { finnishDayOf } from '#domain/moments.ts'
import type { Reader } from '../platform/act.ts'
import { presentTranslated } from '../platform/localText.ts'
import type { StoredUpdate, UpdatesPage } from './systemUpdates.types.ts'

/** An update as everyone reads it. */
export const presentUpdate = ({ id, publishedAt, title, text }: StoredUpdate): SystemUpdate => ({
  id,
  publishedAt: publishedAt.toISOString(),
  title: presentTranslated(title),
  text: presentTranslated(text),
})

export const presentUpdates = ({ updates, total, page }: UpdatesPage) => ({
  updates: updates.map(presentUpdate),
  total,
  page,
  pageSize: UPDATE_PAGE_SIZE,
})

/** The title of an update and when it was published, for a list of news. */
export const presentUpdateTitle = ({ id, publishedAt, title }: StoredUpdate) => ({
  id,
  publishedAt: publishedAt.toISOString(),
  title: presentTranslated(title),
})

/** An update as its staff wrote it. */
export const presentStaffUpdate = (
  { id, version, publishedAt, published, title, text }: StoredUpdate,
  { at }: Pick<Reader, 'at'>,
): StaffUpdate => ({
  id,
  version,
  publishedOn: finnishDayOf(publishedAt),
  published,
  state: published ? (publishedAt > at ? 'coming' : 'shown') : 'draft',
  title: { fi: title.fi, sv: title.sv, en: title.en },
  text: { fi: text.fi, sv: text.sv, en: text.en },
})
