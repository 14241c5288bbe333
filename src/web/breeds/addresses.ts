export const STAFF_BREEDS_PATH = '/hallinta/rodut'
export const staffBreedsAddress = () => ({ to: STAFF_BREEDS_PATH }) as const

export const STAFF_BREED_PATH = `${STAFF_BREEDS_PATH}/$id` as const
export const staffBreedAddress = (id: number | string) =>
  ({ to: STAFF_BREED_PATH, params: { id: String(id) } }) as const
/** Stands in place of the id where a breed is added. */
export const NEW_BREED = 'uusi'
