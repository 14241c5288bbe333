import type { Resolver } from 'react-hook-form'
import type * as z from 'zod'
import { createPhrase, type PhraseDetails } from '#contract/phrases.ts'
import { errorsAt } from '../ui/forms/errorsAt.ts'

const written = createPhrase.body!
export type PhraseBody = z.output<typeof written>

/** A phrase as its form holds it; an empty topic is none. */
export type PhraseValues = Omit<PhraseBody, 'topic'> & { topic: string }

export const NEW_PHRASE_VALUES: PhraseValues = {
  kind: 'hunt',
  topic: '',
  text: { fi: '', sv: '', en: '' },
  hidden: false,
}

export const phraseValues = ({ kind, topic, text, hidden }: PhraseDetails): PhraseValues => ({
  kind,
  topic: topic ?? '',
  text,
  hidden,
})

/** Reads the form and holds it to the contract; what cannot be read is told at its field. */
export const phraseResolver: Resolver<PhraseValues, unknown, PhraseBody> = (values) => {
  const read = written.safeParse({ ...values, topic: values.topic || null })
  return read.success ? { values: read.data, errors: {} } : { values: {}, errors: errorsAt(read.error) }
}
