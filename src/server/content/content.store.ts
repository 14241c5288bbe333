import type { Db } from '../platform/database.ts'

/** A picture by its name, if it is shown anywhere in public: as a banner, or as a dog's picture. */
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
            .where('removed_at', 'is', null),
        ),
        exists(selectFrom('dog').select('dog.id').whereRef('picture_id', '=', 'file.id')),
      ]),
    )
    .executeTakeFirst()
}
