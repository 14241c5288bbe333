import type { Translator } from '#contract/translation.ts'
import { formatDate } from '#domain/dates.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { sumsOf } from '#domain/payments/settlementReport.ts'
import type { Language } from '../../platform/http/language.ts'
import { escaped, factList, type Page, pageOf, TEXTS } from './page.ts'
import type { SandboxSettlement, Settlements } from './settlements.ts'

type Movements = SandboxSettlement['movements']

/** What has not been paid out, a button that pays it out, and the reports of what has been. */
export function settlementPage(language: Language, { open, made }: Settlements): Page {
  const t = TEXTS[language]
  const button = `<form method="post" action="?lang=${language}"><div class="buttons"><button class="pay">${escaped(t('settlements.settle'))}</button></div></form>`
  return pageOf(
    language,
    t('settlements.title'),
    [],
    [
      `<h2>${escaped(t('settlements.open'))}</h2>`,
      open.length === 0
        ? `<p>${escaped(t('settlements.nothing'))}</p>`
        : `${sumsIn(language, t, open)}${button}`,
      ...(made.length === 0
        ? []
        : [
            `<h2>${escaped(t('settlements.made'))}</h2><p>${escaped(t('settlements.forgotten'))}</p>`,
            ...made.map(
              ({ id, settledOn, movements }) =>
                `<h3>${id} · ${formatDate(settledOn)}</h3>${sumsIn(language, t, movements)}<p><a href="/settlements/${id}.csv" download>${escaped(t('settlements.report'))}</a></p>`,
            ),
          ]),
    ],
  )
}

function sumsIn(language: Language, t: Translator, movements: Movements): string {
  const { grossCents, feeCents, payoutCents } = sumsOf(movements)
  const refunds = movements.filter(({ refundOf }) => refundOf !== null).length
  return factList([
    [
      t('settlements.payments', { count: movements.length - refunds, refunds }),
      formatEuros(grossCents, language),
    ],
    [t('settlements.fees'), formatEuros(feeCents, language)],
    [t('settlements.payout'), formatEuros(payoutCents, language)],
  ])
}
