import { createHash } from 'node:crypto'
import en from '#contract/texts/en/sandbox.json' with { type: 'json' }
import fi from '#contract/texts/fi/sandbox.json' with { type: 'json' }
import sv from '#contract/texts/sv/sandbox.json' with { type: 'json' }
import { type Translator, translator } from '#contract/translation.ts'
import type { Language } from '../../platform/http/language.ts'
import { escapeHtml } from '../../platform/http/pageHead.ts'
import { NO_SWITCHES, REFUND_WAYS, type SandboxPayment, TELLINGS } from './sandbox.types.ts'
import { STYLE } from './style.ts'

export const TEXTS: Readonly<Record<Language, Translator>> = {
  fi: translator('fi', fi),
  sv: translator('sv', sv),
  en: translator('en', en),
}
const LOCALES = { fi: 'fi-FI', sv: 'sv-FI', en: 'en-FI' } as const
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** A page with the headers that keep it in its place: no scripts, its own style, forms that end at the service alone. */
export interface Page {
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

/** Where a payment is paid, failed or cancelled. */
export function paymentPage(payment: SandboxPayment): Page {
  const t = TEXTS[payment.language]
  const isPaid = payment.status === 'ok'
  const origins = Object.values(payment.redirectUrls).map((address) => new URL(address).origin)
  const amount = new Intl.NumberFormat(LOCALES[payment.language], { style: 'currency', currency: 'EUR' })
  const refunded = payment.refunds.reduce((sum, refund) => sum + refund.amount, 0)
  const facts: [string, string][] = [
    [t('amount'), amount.format(payment.amount / 100)],
    [t('reference'), payment.reference],
    [t('status'), t(`statuses.${payment.status}`)],
  ]
  if (refunded > 0) facts.push([t('refunded'), amount.format(refunded / 100)])
  return pageOf(
    payment.language,
    t('title'),
    [...new Set(origins)],
    [factList(facts), isPaid ? `<p>${escaped(t('paidAlready'))}</p>` : formOf(payment, t)],
  )
}

/** Of an address without a payment: nobody knows in which language it was. */
export function unknownPage(): Page {
  const paragraphs = Object.entries(TEXTS).map(
    ([language, t]) => `<p lang="${language}">${escaped(t('unknown'))}</p>`,
  )
  return pageOf('fi', TEXTS.fi('title'), [], paragraphs)
}

/** A page in the frame of the sandbox. `origins`: where a form may end besides. */
export function pageOf(
  language: Language,
  title: string,
  origins: readonly string[],
  parts: readonly string[],
): Page {
  const t = TEXTS[language]
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    "base-uri 'none'",
    // A browser holds the redirect after a form to this too.
    `form-action ${["'self'", ...origins].join(' ')}`,
    "frame-ancestors 'none'",
  ]
  return {
    html: [
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
      `<meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${STYLE}</style></head><body><main>`,
      `<p class="test"><strong>${escaped(t('test'))}</strong> ${escaped(t('testNote'))}</p>`,
      `<h1>${escaped(title)}</h1>`,
      ...parts,
      '</main></body></html>',
    ].join('\n'),
    headers: {
      'content-security-policy': policy.join('; '),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    },
  }
}

function formOf({ transactionId }: SandboxPayment, t: Translator): string {
  const buttons = (['pay', 'fail', 'cancel'] as const).map(
    (name) =>
      `<button name="button" value="${name}" class="${name}">${escaped(t(`buttons.${name}`))}</button>`,
  )
  return [
    `<form method="post" action="/pay/${encodeURIComponent(transactionId)}">`,
    `<div class="buttons">${buttons.join('')}</div>`,
    `<details><summary>${escaped(t('switches'))}</summary>`,
    choices(t, 'telling', TELLINGS, NO_SWITCHES.telling),
    `<p><label class="seconds">${escaped(t('seconds'))} <input name="seconds" type="number" min="1" max="120" value="${NO_SWITCHES.seconds}" required></label></p>`,
    `<label class="choice"><input name="slow" type="checkbox" value="true"> ${escaped(t('slow'))}</label>`,
    choices(t, 'refunds', REFUND_WAYS, NO_SWITCHES.refunds),
    '</details></form>',
  ].join('\n')
}

function choices(t: Translator, group: string, values: readonly string[], chosen: string): string {
  const radios = values.map(
    (value) =>
      `<label class="choice"><input type="radio" name="${group}" value="${value}"${value === chosen ? ' checked' : ''}> ${escaped(t(`${group}.${value}`))}</label>`,
  )
  return `<fieldset><legend>${escaped(t(`${group}.legend`))}</legend>${radios.join('')}</fieldset>`
}

/** Names with their values. */
export const factList = (facts: readonly (readonly [string, string])[]): string =>
  `<dl>${facts.map(([name, value]) => `<div><dt>${escaped(name)}</dt><dd>${escaped(value)}</dd></div>`).join('')}</dl>`

export const escaped = (text = ''): string => escapeHtml(text)
