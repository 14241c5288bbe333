/** What all rows of a list are: said once over it instead of in every row. */
export interface Standing {
  readonly isNew: boolean
  readonly preliminary: boolean
}

/** A single row carries its marks itself. */
export function commonStanding(
  rows: readonly { readonly isNew: boolean; readonly status?: 'preliminary' | 'official' }[],
): Standing {
  const several = rows.length > 1
  return {
    isNew: several && rows.every(({ isNew }) => isNew),
    preliminary: several && rows.every(({ status }) => status === 'preliminary'),
  }
}

/** The breed that all dogs of a list are of; null: several, or none. */
export function commonBreed(rows: readonly { readonly dog: { readonly breed: string } }[]): string | null {
  const breed = rows[0]?.dog.breed
  return breed !== undefined && rows.every(({ dog }) => dog.breed === breed) ? breed : null
}
