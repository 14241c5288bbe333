import { expect, test } from 'vitest'
import { lightBlocks, openingWords, plainWords } from './lightText.ts'

const text = (words: string) => ({ kind: 'text', text: words })
const link = (words: string, href: string) => ({ kind: 'link', text: words, href })
const spansOf = (line: string) => {
  const [block] = lightBlocks(line)
  return block?.kind === 'paragraph' ? block.lines[0] : undefined
}

test('an empty line divides paragraphs, and a line break stays one', () => {
  expect(lightBlocks('Yksi.\nKaksi.\n \nKolme.\n\n\n\nNeljä.')).toEqual([
    { kind: 'paragraph', lines: [[text('Yksi.')], [text('Kaksi.')]] },
    { kind: 'paragraph', lines: [[text('Kolme.')]] },
    { kind: 'paragraph', lines: [[text('Neljä.')]] },
  ])
})

test('headings and both kinds of lists need no empty line around them', () => {
  expect(lightBlocks('## Maksut\nNäin:\n- yksi\n- kaksi\n1. ensin\n2) sitten\nloppu')).toEqual([
    { kind: 'heading', spans: [text('Maksut')] },
    { kind: 'paragraph', lines: [[text('Näin:')]] },
    { kind: 'list', items: [[text('yksi')], [text('kaksi')]] },
    { kind: 'numbers', items: [[text('ensin')], [text('sitten')]] },
    { kind: 'paragraph', lines: [[text('loppu')]] },
  ])
})

test.each([
  ['**tärkeä** asia', [{ kind: 'strong', text: 'tärkeä' }, text(' asia')]],
  [
    'ks. [säännöt](https://example.org/a?b=1).',
    [text('ks. '), link('säännöt', 'https://example.org/a?b=1'), text('.')],
  ],
  ['[kokeet](/kokeet)', [link('kokeet', '/kokeet')]],
  [
    '(https://example.org/a).',
    [text('('), link('https://example.org/a', 'https://example.org/a'), text(').')],
  ],
  ['kirje@example.org, heti', [link('kirje@example.org', 'mailto:kirje@example.org'), text(', heti')]],
])('%s has its marks', (line, spans) => {
  expect(spansOf(line)).toEqual(spans)
})

test.each([
  '[x](javascript:alert(1))',
  '[x](javascript:alert)',
  '[x](data:text/html,a)',
  '[x](//example.org)',
  '[x](/\\example.org)',
  '<b onclick="x">a</b>',
  '** ei **sulje',
  '-viiva',
  '#tunniste',
])('%s stays as it is written', (line) => {
  const spans = spansOf(line) ?? []
  expect(spans.map((span) => span.text).join('')).toBe(line)
  expect(spans.every(({ kind }) => kind === 'text')).toBe(true)
})

test('words alone leave the marks out', () => {
  expect(plainWords('# Maksut\n\n- **yksi** [linkki](/a)\n- kaksi')).toBe('Maksut yksi linkki kaksi')
})

test('a text opens with its first paragraph, or with what there is', () => {
  expect(openingWords('# Maksut\n\nNäin **on**\nnyt.\n\n- a')).toBe('Näin on nyt.')
  expect(openingWords('# Maksut\n- a')).toBe('Maksut a')
})

test.each(['[', '**a', 'https://', 'a@', '[a](', '- ', '#'])('a long text of %s is read at once', (part) => {
  const began = performance.now()
  lightBlocks(part.repeat(Math.ceil(20_000 / part.length)))
  expect(performance.now() - began).toBeLessThan(1000)
})
