import { expect, test } from 'vitest'
import { LANGUAGES } from '#contract/languages.ts'
import { MAIL_KINDS } from '#contract/mails.ts'
import { composeMail } from './compose.ts'

const values = { name: 'Äiti <& Poika>', username: 'aiti', title: 'Koirakanta', club: 'Koekerho' }
const link = 'https://koirakanta.example/vaihda-salasana#token=abc'
const combinations = MAIL_KINDS.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const))

test.each(combinations)('%s in %s says the same as text and as HTML, and leaves no gap', (kind, language) => {
  const { subject, text, html } = composeMail({ kind, language, values, link })
  expect(`${subject}${text}${html}`).not.toMatch(/{{|}}|undefined/)
  expect(subject.length).toBeLessThan(80)
  expect(text).toContain(`\n${link}\n`)
  expect(html).toContain(`href="${link}"`)
  expect(html).toContain(`<html lang="${language}">`)
  expect(text).toContain('Äiti <& Poika>')
  expect(html).toContain('Äiti &lt;&amp; Poika&gt;')
  for (const paragraph of text.split('\n\n').slice(1, 2)) expect(html).toContain(paragraph)
})

test('gives no two languages the same subject', () => {
  for (const kind of MAIL_KINDS) {
    const subjects = LANGUAGES.map((language) => composeMail({ kind, language, values, link }).subject)
    expect(new Set(subjects).size, kind).toBe(LANGUAGES.length)
  }
})

test('keeps the lines of written text and escapes it, in both forms', () => {
  const message = 'Kokoontuminen klo 8\nmetsästysmajalla.\r\n\r\nOta <b>ase</b> & {{username}} mukaan.\n'
  const { text, html } = composeMail({ kind: 'trialMessage', language: 'fi', values, message, link })
  expect(text).toContain(
    '\n\nKokoontuminen klo 8\nmetsästysmajalla.\n\nOta <b>ase</b> & {{username}} mukaan.\n\n',
  )
  expect(html).toContain('<p>Kokoontuminen klo 8<br>metsästysmajalla.</p>')
  expect(html).toContain('<p>Ota &lt;b&gt;ase&lt;/b&gt; &amp; {{username}} mukaan.</p>')
})

test('greets without a name where none is known', () => {
  const { text } = composeMail({ kind: 'entryAdded', language: 'fi', values: { title: 'Koirakanta' }, link })
  expect(text.startsWith('Hei!\n\n')).toBe(true)
})
