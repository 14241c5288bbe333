export const HEALTH_CODES_PATH = '/hallinta/terveyskoodit'
export const healthCodesAddress = () => ({ to: HEALTH_CODES_PATH }) as const

export const HEALTH_CODE_PATH = `${HEALTH_CODES_PATH}/$id` as const
export const healthCodeAddress = (id: number | string) =>
  ({ to: HEALTH_CODE_PATH, params: { id: String(id) } }) as const
/** Stands in place of the id where a code is added. */
export const NEW_CODE = 'uusi'
export const newHealthCodeAddress = () => healthCodeAddress(NEW_CODE)
