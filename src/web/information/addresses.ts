import { INFORMATION_TOPICS, type InformationTopic } from '#contract/informationTopics.ts'

export const INFORMATION_PATH = '/tietoja/{-$aihe}'
/** @param topic without it the list of all */
export const informationAddress = (topic?: InformationTopic) =>
  clubPageAddress(topic && INFORMATION_TOPICS[topic])
/** A page that the club has written. */
export const clubPageAddress = (address: string | undefined) =>
  ({ to: INFORMATION_PATH, params: { aihe: address } }) as const

export const STAFF_INFORMATION_PATH = '/hallinta/tietosivut'
export const staffInformationAddress = () => ({ to: STAFF_INFORMATION_PATH }) as const
export const STAFF_INFORMATION_PAGE_PATH = `${STAFF_INFORMATION_PATH}/$id` as const
export const staffInformationPageAddress = (id: number | string) =>
  ({ to: STAFF_INFORMATION_PAGE_PATH, params: { id: String(id) } }) as const
/** Stands in place of the id where a page is written. */
export const NEW_INFORMATION_PAGE = 'uusi'
