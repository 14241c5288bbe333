import type { Db } from '../platform/database.ts'
import type { StoredProduct } from './products.types.ts'

/** All products, in the order in which they are offered. */
export function allProducts(db: Db): Promise<StoredProduct[]> {
  return db
    .selectFrom('product')
    .select([
      'id',
      'description_fi as descriptionFi',
      'description_sv as descriptionSv',
      'description_en as descriptionEn',
      'amount_cents as amountCents',
      'member_only as memberOnly',
      'trial_types as trialTypes',
      'classes',
      'valid_from as validFrom',
      'valid_to as validTo',
      'confirmed',
      'version',
    ])
    .orderBy('position')
    .orderBy('id')
    .execute() as Promise<StoredProduct[]>
}
