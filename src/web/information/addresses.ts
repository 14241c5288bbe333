import { INFORMATION_TOPICS, type InformationTopic } from '#contract/informationTopics.ts'

export const INFORMATION_PATH = '/tietoja/{-$aihe}'
/** @param topic without it the list of topics */
export const informationAddress = (topic?: InformationTopic) =>
  ({ to: INFORMATION_PATH, params: { aihe: topic && INFORMATION_TOPICS[topic] } }) as const
