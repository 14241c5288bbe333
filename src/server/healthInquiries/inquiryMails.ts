import enTexts from '#contract/texts/en/pages/healthInquiry.json' with { type: 'json' }
import fiTexts from '#contract/texts/fi/pages/healthInquiry.json' with { type: 'json' }
import svTexts from '#contract/texts/sv/pages/healthInquiry.json' with { type: 'json' }
import { formatDate } from '#domain/dates.ts'
import { calledBy } from '#domain/dogs.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import type { Act } from '../platform/act.ts'
import { queueOrganiserMail } from '../platform/mail/organiserMails.ts'
import { newToken } from '../platform/sessions/token.ts'
import { insertInquiryLink } from './healthInquiries.store.ts'
import type { Inquiry } from './healthInquiries.types.ts'

const TEXTS = { fi: fiTexts, sv: svTexts, en: enTexts }

/** Thanks the informer, with the link by which the report is corrected or withdrawn. */
export const mailReceived = (act: Act, inquiry: Inquiry): Promise<void> =>
  mailInformer(act, inquiry, 'healthInquiryReceived')

/** Tells the informer that the report was handled, and whether anything is published of it. */
export const mailDecided = (act: Act, inquiry: Inquiry): Promise<void> =>
  mailInformer(act, inquiry, 'healthInquiryDecided')

async function mailInformer(
  act: Act,
  inquiry: Inquiry,
  kind: 'healthInquiryReceived' | 'healthInquiryDecided',
): Promise<void> {
  const { id, informerEmail, informerName, language, state, accountId } = inquiry
  if (informerEmail === null) return
  const dog = (await dogSummaries(act, [inquiry.dogId])).get(inquiry.dogId)!
  const outcomes: Partial<Record<Inquiry['state'], string>> = TEXTS[language].mailOutcomes
  const { text: token, hash } = newToken()
  await insertInquiryLink(act.db, id, hash, act.at)
  await queueOrganiserMail(act, {
    thing: `health_inquiry:${id}`,
    kind,
    version: inquiry.version,
    accountId,
    recipient: informerEmail,
    language,
    values: {
      name: informerName ?? '',
      dog: calledBy(dog),
      regnr: dog.regnr,
      date: formatDate(inquiry.reportedOn),
      outcome: outcomes[state] ?? '',
    },
    path: `/terveysilmoitus/${id}`,
    token,
  })
}
