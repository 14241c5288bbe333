/** The topics of the information pages, each with the last part of its address. */
export const INFORMATION_TOPICS = {
  inbreeding: 'sukusiitos',
  completeness: 'sukutaulun-kattavuus',
  kinship: 'sukulaisuus',
  founders: 'perustajat',
  size: 'populaatiokoko',
  health: 'terveyslausunnot',
  trials: 'koetulokset',
  averages: 'rodun-keskiarvo',
  shows: 'nayttelytulokset',
  mates: 'jalostuskumppani',
  genotypes: 'pentujen-geenit',
  search: 'ominaisuushaku',
  intervals: 'luottamusvali',
  visibility: 'mita-naytetaan',
} as const
export type InformationTopic = keyof typeof INFORMATION_TOPICS

/** Topics that a club without trials does not have. */
export const TOPICS_OF_TRIALS: ReadonlySet<InformationTopic> = new Set(['trials', 'averages'])

/** The topic at an address, as far as the club has it. */
export function topicAt(slug: string, hasTrials: boolean): InformationTopic | undefined {
  return topicsOf(hasTrials).find((topic) => INFORMATION_TOPICS[topic] === slug)
}

export const topicsOf = (hasTrials: boolean): InformationTopic[] =>
  (Object.keys(INFORMATION_TOPICS) as InformationTopic[]).filter(
    (topic) => hasTrials || !TOPICS_OF_TRIALS.has(topic),
  )
