import { expect, test } from 'vitest'
import { LANGUAGES } from '#contract/constants.ts'
import { MAIL_KINDS } from '#contract/mails.ts'
import { composeMail } from './compose.ts'

const values = { name: 'Äiti <& Poika>', username: 'aiti', title: 'Koirakanta', club: 'Koekerho' }
const link = 'https://koirakanta.example/vaihda-salasana#token=abc'
const combinations = MAIL_KINDS.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const))

test.each(combinations)('%s in %s says the same in both forms, and leaves no gap', (kind, language) => {
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

test('no two languages have the same subject', () => {
  for (const kind of MAIL_KINDS) {
    const subjects = LANGUAGES.map((language) => composeMail({ kind, language, values, link }).subject)
    expect(new Set(subjects).size, kind).toBe(LANGUAGES.length)
  }
})
