import type { Db } from '../platform/database.ts'

/** Advertisements that are shown and have a banner, in their order. */
export function shownAdvertisements(db: Db) {
  return db
    .selectFrom('advertisement')
    .innerJoin('file', 'file.id', 'advertisement.banner_id')
    .select(['advertisement.url', 'advertisement.event_name', 'file.name as banner'])
    .where('advertisement.shown', '=', true)
    .orderBy('advertisement.position')
    .orderBy('advertisement.id')
    .execute()
}

/** System updates that have been published by `now`, newest first. */
export function publishedUpdates(db: Db, now: Date, limit: number) {
  return db
    .selectFrom('system_update')
    .selectAll()
    .where('published_at', '<=', now)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** A picture by its name, if it is shown anywhere in public: as a banner that is on, or as a dog's picture. */
export function publicImage(db: Db, name: string) {
  return db
    .selectFrom('file')
    .select(['id', 'name', 'mime', 'content', 'created_at'])
    .where('name', '=', name)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('advertisement')
            .select('advertisement.id')
            .whereRef('banner_id', '=', 'file.id')
            .where('shown', '=', true),
        ),
        exists(selectFrom('dog').select('dog.id').whereRef('picture_id', '=', 'file.id')),
      ]),
    )
    .executeTakeFirst()
}
