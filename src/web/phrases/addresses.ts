export const PHRASES_PATH = '/hallinta/lauseet'
export const phrasesAddress = () => ({ to: PHRASES_PATH }) as const

export const PHRASE_PATH = `${PHRASES_PATH}/$id` as const
/** Stands in place of the id where a phrase is added. */
export const NEW_PHRASE = 'uusi'
export const phraseAddress = (id: number | string) =>
  ({ to: PHRASE_PATH, params: { id: String(id) } }) as const
