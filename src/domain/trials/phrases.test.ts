import { expect, test } from 'vitest'
import { FIRST_PHRASES } from './firstPhrases.ts'
import { findPhrases, insertPhrase, LONGEST_PHRASE, PHRASE_TOPICS, phraseIn } from './phrases.ts'

/** Cases worked out by hand; `|` is the cursor. Source: docs/rules/trials.md#phrases-for-reviews. */
const put = (review: string, phrase: string) => {
  const at = review.indexOf('|')
  const made = insertPhrase(review.replace('|', ''), at, phrase)
  return `${made.review.slice(0, made.at)}|${made.review.slice(made.at)}`
}

test.each([
  ['|', 'Luja seisonta', 'Luja seisonta.|'],
  ['|', 'Luja seisonta.', 'Luja seisonta.|'],
  ['Kattava haku.|', 'Luja seisonta', 'Kattava haku. Luja seisonta.|'],
  ['Kattava haku. |', 'Luja seisonta', 'Kattava haku. Luja seisonta.|'],
  ['Kattava haku|', 'Luja seisonta', 'Kattava haku. Luja seisonta.|'],
  ['Kattava haku |', 'Luja seisonta', 'Kattava haku. Luja seisonta.|'],
  ['Haku:|', 'laaja', 'Haku: laaja.|'],
  ['Kattava haku\n|', 'Luja seisonta', 'Kattava haku\nLuja seisonta.|'],
  ['Kattava haku|\nNouto hyvä.', 'Luja seisonta', 'Kattava haku. Luja seisonta.|\nNouto hyvä.'],
  ['|Nouto hyvä.', 'Luja seisonta', 'Luja seisonta.| Nouto hyvä.'],
  ['Kattava haku. |Nouto hyvä.', ' Luja seisonta ', 'Kattava haku. Luja seisonta.| Nouto hyvä.'],
  ['Kattava haku.| Nouto hyvä.', 'Luja seisonta!', 'Kattava haku. Luja seisonta!| Nouto hyvä.'],
])('%s and %s: %s', (review, phrase, made) => {
  expect(put(review, phrase)).toBe(made)
})

test('finds a phrase by the beginnings of its words in any language', () => {
  const phrases = [
    { text: { fi: 'Luja seisonta.', sv: 'Fast stånd.', en: 'Staunch point.' } },
    { text: { fi: 'Laaja, kattava haku.', sv: '', en: '' } },
  ]
  const found = (typed: string) => findPhrases(phrases, typed).map(({ text }) => text.fi)
  expect(found('lu sei')).toEqual(['Luja seisonta.'])
  expect(found('KAT')).toEqual(['Laaja, kattava haku.'])
  expect(found('stå')).toEqual(['Luja seisonta.'])
  expect(found('isonta')).toEqual([])
  expect(found(' ')).toHaveLength(2)
})

test('says a phrase in Finnish where it is not translated', () => {
  const phrase = { text: { fi: 'Laaja haku.', sv: '', en: 'Wide search.' } }
  expect([phraseIn(phrase, 'sv'), phraseIn(phrase, 'en')]).toEqual(['Laaja haku.', 'Wide search.'])
})

test('proposes phrases of both kinds that are whole in three languages', () => {
  expect(FIRST_PHRASES.length).toBeGreaterThan(30)
  for (const { kind, topic, text } of FIRST_PHRASES) {
    expect(Object.values(text).every((one) => one.endsWith('.') && one.length <= LONGEST_PHRASE)).toBe(true)
    if (topic) expect(PHRASE_TOPICS[kind]).toContain(topic)
  }
})
