import type { OfferedPhrase, PhraseDetails } from '#contract/phrases.ts'
import { presentLocalText } from '../platform/localText.ts'
import type { StoredPhrase } from './phrases.types.ts'

export const presentPhrase = ({ id, version, kind, topic, text, hidden }: StoredPhrase): PhraseDetails => ({
  id,
  version,
  kind,
  topic,
  text: presentLocalText(text),
  hidden,
})

/** What a sheet offers of it. */
export const presentOffered = ({ id, topic, text }: StoredPhrase): OfferedPhrase => ({
  id,
  topic,
  text: presentLocalText(text),
})
