export const ADVERTISEMENTS_PATH = '/hallinta/mainokset'
export const advertisementsAddress = () => ({ to: ADVERTISEMENTS_PATH }) as const

export const ADVERTISEMENT_PATH = `${ADVERTISEMENTS_PATH}/$id` as const
export const advertisementAddress = (id: number | string) =>
  ({ to: ADVERTISEMENT_PATH, params: { id: String(id) } }) as const
/** Stands in place of the id where an advertisement is added. */
export const NEW_ADVERTISEMENT = 'uusi'
