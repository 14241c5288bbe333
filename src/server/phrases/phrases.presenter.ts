import type { OfferedPhrase, PhraseDetails } from '#contract/phrases.ts'
import type { StoredPhrase } from './phrases.types.ts'

const presentText = ({ fi, sv, en }: StoredPhrase['text']) => ({ fi, sv, en })

export const presentPhrase = ({ id, version, kind, topic, text, hidden }: StoredPhrase): PhraseDetails => ({
  id,
  version,
  kind,
  topic,
  text: presentText(text),
  hidden,
})

/** What a sheet offers of it. */
export const presentOffered = ({ id, topic, text }: StoredPhrase): OfferedPhrase => ({
  id,
  topic,
  text: presentText(text),
})
