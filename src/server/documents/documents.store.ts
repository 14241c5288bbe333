import { sql } from 'kysely'
import { DOCUMENT_PAGE_SIZE } from '#contract/documentConstants.ts'
import type { LocalText } from '#domain/localText.ts'
import type { Db } from '../platform/database.ts'
import type { Viewer } from '../platform/http/viewer.ts'
import { likeText } from '../platform/likeText.ts'
import { organisedBy } from '../trials/trials.store.ts'
import type { DocumentQuery, ShownDocument, StoredDocument, StoredVersion } from './documents.types.ts'

/** The title of a document `d` as it was written. */
const TITLE = sql<LocalText>`json_build_object('fi', d.title_fi, 'sv', d.title_sv, 'en', d.title_en)`

/** Documents `d` with the version `v` that is given out and its file `f`. */
const withVersion = (db: Db) =>
  db
    .selectFrom('document as d')
    .innerJoin('document_version as v', (join) =>
      join
        .onRef('v.document_id', '=', 'd.id')
        .on(
          'v.number',
          '=',
          sql<number>`(select max(number) from document_version where document_id = d.id)`,
        ),
    )
    .innerJoin('file as f', 'f.id', 'v.file_id')

const BYTES = sql<number>`octet_length(f.content)`
const TRIAL_IS_PUBLISHED = sql<boolean>`(d.trial_id is null
  or exists (select from trial t where t.id = d.trial_id and t.published_at is not null))`

const shownToAll = (db: Db) =>
  withVersion(db)
    .select([
      'd.id',
      'd.folder_id as folderId',
      TITLE.as('title'),
      'f.mime',
      BYTES.as('bytes'),
      'v.brought_at as changedAt',
    ])
    .where('d.public', '=', true)
    .where('d.removed_at', 'is', null)

/** Documents of the club that everyone may read, by title. */
export const clubDocuments = (db: Db): Promise<ShownDocument[]> =>
  shownToAll(db).where('d.trial_id', 'is', null).orderBy(sql`d.title_fi collate "fi-x-icu"`).execute()

/** Documents of a trial that everyone may read once the trial is published, by title. */
export const shownOfTrial = (db: Db, trialId: number): Promise<ShownDocument[]> =>
  shownToAll(db).where('d.trial_id', '=', trialId).orderBy(sql`d.title_fi collate "fi-x-icu"`).execute()

/** The newest version of a document that everyone may read. */
export const publicFile = (db: Db, id: number) =>
  withVersion(db)
    .select(['f.id as fileId', 'v.number', 'f.mime', 'd.title_fi as title'])
    .where('d.id', '=', id)
    .where('d.public', '=', true)
    .where('d.removed_at', 'is', null)
    .where(TRIAL_IS_PUBLISHED)
    .executeTakeFirst()

const staffColumns = (db: Db) =>
  withVersion(db)
    .leftJoin('document_folder as o', 'o.id', 'd.folder_id')
    .leftJoin('trial as t', 't.id', 'd.trial_id')
    .leftJoin('account as a', 'a.id', 'd.account_id')
    .leftJoin('account as b', 'b.id', 'v.account_id')
    .select([
      'd.id',
      'd.version',
      TITLE.as('title'),
      'd.folder_id as folderId',
      'o.name_fi as folder',
      'd.trial_id as trialId',
      't.place as trialPlace',
      't.held_on as trialDate',
      'd.public',
      'd.brought_at as madeAt',
      'd.account_id as accountId',
      'a.username',
      'd.removed_at as removedAt',
      'v.number',
      'v.file_id as fileId',
      'f.mime',
      BYTES.as('bytes'),
      'v.brought_at as changedAt',
      'v.account_id as changedById',
      'b.username as changedBy',
    ])

/** One, removed or not. */
export const documentById = (db: Db, id: number): Promise<StoredDocument | undefined> =>
  staffColumns(db).where('d.id', '=', id).executeTakeFirst()

/** Locks one to the end of the transaction. */
export async function lockRow(tx: Db, id: number): Promise<void> {
  await tx.selectFrom('document').select('id').where('id', '=', id).forUpdate().execute()
}

/** All of a trial that are not removed, by title. */
export const documentsOfTrial = (db: Db, trialId: number): Promise<StoredDocument[]> =>
  staffColumns(db)
    .where('d.trial_id', '=', trialId)
    .where('d.removed_at', 'is', null)
    .orderBy(sql`d.title_fi collate "fi-x-icu"`)
    .execute()

const isJudge = (
  accountId: number,
) => sql<boolean>`exists (select from trial_judge tj join judge j on j.id = tj.judge_id
  where tj.trial_id = d.trial_id and j.account_id = ${accountId})`

/** Whether a document `d` stands in the list of a viewer: the policy `listDocument` says the same of one. */
function listedFor({ permissions, account }: Viewer) {
  if (permissions.has('content.edit')) return sql<boolean>`true`
  const own = account?.id ?? 0
  const judged = permissions.has('results.judge') ? isJudge(own) : sql<boolean>`false`
  return sql<boolean>`(d.trial_id is null or d.account_id = ${own} or ${judged}
    or exists (select from trial t where t.id = d.trial_id and ${organisedBy({ permissions, account })}))`
}

const ORDERS = {
  title: sql`d.title_fi collate "fi-x-icu"`,
  folder: sql`o.name_fi collate "fi-x-icu"`,
  changed: sql`v.brought_at`,
  size: BYTES,
} as const

/** A page of what a viewer has in the list, and how many there are in all. */
export async function documentsFor(
  db: Db,
  viewer: Viewer,
  query: DocumentQuery,
): Promise<{ rows: StoredDocument[]; total: number }> {
  const found = staffColumns(db).where(({ and }) => and(conditionsOf(viewer, query)))
  const way = query.direction === 'asc' ? sql`asc` : sql`desc`
  const [rows, counted] = await Promise.all([
    found
      .orderBy(sql`${ORDERS[query.sort]} ${way} nulls last`)
      .orderBy('d.id', 'desc')
      .limit(DOCUMENT_PAGE_SIZE)
      .offset((query.page - 1) * DOCUMENT_PAGE_SIZE)
      .execute(),
    found
      .clearSelect()
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total: Number(counted.total) }
}

function conditionsOf(viewer: Viewer, { q, folder, readers, of, own, removed }: DocumentQuery) {
  const mine = sql<boolean>`d.account_id = ${viewer.account?.id ?? 0}`
  const all = viewer.permissions.has('content.edit')
  const pattern = likeText(q)
  return [
    listedFor(viewer),
    removed ? sql<boolean>`d.removed_at is not null` : sql<boolean>`d.removed_at is null`,
    ...(own || (removed && !all) ? [mine] : []),
    ...(folder === 'none' ? [sql<boolean>`(d.folder_id is null and d.trial_id is null)`] : []),
    ...(typeof folder === 'number' ? [sql<boolean>`d.folder_id = ${folder}`] : []),
    ...(readers ? [sql<boolean>`d.public = ${readers === 'everyone'}`] : []),
    ...(of ? [sql<boolean>`(d.trial_id is not null) = ${of === 'trial'}`] : []),
    ...(q === ''
      ? []
      : [
          sql<boolean>`fold_text(concat_ws(' ', d.title_fi, d.title_sv, d.title_en, v.file_name, t.place)) like fold_text(${pattern})`,
        ]),
  ]
}

/** Versions of a document, newest first. */
export const versionsOf = (db: Db, documentId: number): Promise<StoredVersion[]> =>
  db
    .selectFrom('document_version as v')
    .innerJoin('file as f', 'f.id', 'v.file_id')
    .leftJoin('account as a', 'a.id', 'v.account_id')
    .select([
      'v.number',
      'v.file_id as fileId',
      'v.file_name as fileName',
      'f.mime',
      BYTES.as('bytes'),
      'v.brought_at as madeAt',
      'v.account_id as accountId',
      'a.username',
      'v.restored_from as restoredFrom',
    ])
    .where('v.document_id', '=', documentId)
    .orderBy('v.number', 'desc')
    .execute()
