import type { MailRow } from '#contract/mails.ts'
import en from '#contract/texts/en/mails.json' with { type: 'json' }
import fi from '#contract/texts/fi/mails.json' with { type: 'json' }
import sv from '#contract/texts/sv/mails.json' with { type: 'json' }
import { fillText } from '#contract/translation.ts'
import type { Language } from '../http/language.ts'

const TEXTS = { fi, sv, en } satisfies Record<Language, Record<MailRow['kind'], unknown>>

interface MailContent {
  readonly kind: MailRow['kind']
  readonly language: Language
  /** what stands for `{{name}}` and the like */
  readonly values: Readonly<Record<string, string>>
  /** things that it tells of, each with its page, under the text */
  readonly items?: readonly { readonly text: string; readonly link: string }[]
  /** what a person has written, under those: nothing stands for anything in it, and its lines stay */
  readonly message?: string
  /** address of the link under the text */
  readonly link: string
  /** address at which its receiver stops mails of the kind */
  readonly stopLink?: string
}

interface ComposedMail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** A mail in its receiver's language, as plain text and as HTML of the same words. */
export function composeMail({
  kind,
  language,
  values,
  items = [],
  message,
  link,
  stopLink,
}: MailContent): ComposedMail {
  const texts = TEXTS[language]
  const { subject, body, action } = texts[kind]
  const inOneLine = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, lineOf(value)]))
  const fill = (text: string) => fillText(text, inOneLine)
  const greeting = values.name ? texts.greeting : texts.greetingNameless
  const own = message?.trim().split(/\r?\n(?:[^\S\n]*\r?\n)+/) ?? []
  const paragraphs = [greeting, ...body.split('\n\n')].map(fill)
  const listed = items.map((item) => ({ ...item, text: lineOf(item.text) }))
  const stopped = stopLink === undefined ? [] : [stopLink]
  const end = fill(texts.signature)
  const automatic = fill(texts.automatic)
  return {
    subject: fill(subject).replace(/\s+/g, ' '),
    text: [
      ...paragraphs,
      ...listed.map((item) => `${item.text}\n${item.link}`),
      ...own,
      `${action}:\n${link}`,
      ...stopped.map((stop) => `${texts.stop}:\n${stop}`),
      end,
      `--\n${automatic}\n`,
    ].join('\n\n'),
    html: [
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(fill(subject))}</title></head><body>`,
      ...paragraphs.map(paragraphOf),
      ...(listed.length > 0
        ? [`<ul>${listed.map((item) => `<li>${anchorOf(item.link, item.text)}</li>`).join('\n')}</ul>`]
        : []),
      ...own.map(paragraphOf),
      `<p>${anchorOf(link, action)}</p>`,
      ...stopped.map((stop) => `<p>${anchorOf(stop, texts.stop)}</p>`),
      `<p>${escaped(end).replaceAll('\n', '<br>')}</p><p><small>${escaped(automatic)}</small></p></body></html>`,
    ].join('\n'),
  }
}

const lineOf = (text: string): string => text.replace(/\s+/g, ' ')
const paragraphOf = (text: string): string => `<p>${escaped(text).replaceAll('\n', '<br>')}</p>`
const anchorOf = (link: string, text: string): string => `<a href="${escaped(link)}">${escaped(text)}</a>`

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => SIGNS[sign]!)
}

/** A text without the secrets of its links. */
export function withoutTokens(text: string): string {
  return text.replace(/#token=[\w-]+/g, '#token=…')
}
