import enTexts from '#contract/texts/en/pages/objections.json' with { type: 'json' }
import fiTexts from '#contract/texts/fi/pages/objections.json' with { type: 'json' }
import svTexts from '#contract/texts/sv/pages/objections.json' with { type: 'json' }
import { fillText } from '#contract/translation.ts'
import { canonicalEmail } from '#domain/accounts/canonical.ts'
import { formatDate } from '#domain/dates.ts'
import { calledBy } from '#domain/dogs.ts'
import { isLate } from '#domain/trials/objections.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import { resultReceivers } from '../judging/receivers.service.ts'
import type { Act } from '../platform/act.ts'
import type { Language } from '../platform/http/language.ts'
import { queueOrganiserMail } from '../platform/mail/organiserMails.ts'
import type { TrialHead } from '../trials/trials.types.ts'
import { addressedAccounts } from './objections.store.ts'
import type { Objection } from './objections.types.ts'

const TEXTS = { fi: fiTexts, sv: svTexts, en: enTexts }
type Kind = 'objectionReceived' | 'objectionWaiting' | 'objectionDecided'

interface Party {
  readonly accountId: number | null
  readonly recipient: string
  readonly name: string
  readonly language: Language
  /** where the party reads of it */
  readonly path: string
}

/** Tells the objector that it has come, and the head judge that it waits to be decided. */
export async function mailMade(act: Act, trial: TrialHead, objection: Objection): Promise<void> {
  const head = trial.judges.flatMap(({ head, accountId }) => (head && accountId !== null ? [accountId] : []))
  await mailAll(act, trial, objection, 'objectionReceived', objectorOf(trial, objection))
  await mailAll(act, trial, objection, 'objectionWaiting', await staffOf(act, trial, head))
}

/** Tells both parties what was decided: the objector and whose result it is about, and those who run and judge the trial. */
export async function mailDecided(act: Act, trial: TrialHead, objection: Objection): Promise<void> {
  const { dogId } = objection
  const ofDog = dogId === null ? [] : await resultReceivers(act, { trialId: trial.id, dogId })
  const heads = trial.judges.flatMap(({ head, accountId }) => (head && accountId !== null ? [accountId] : []))
  await mailAll(act, trial, objection, 'objectionDecided', [
    ...objectorOf(trial, objection),
    ...ofDog.map(({ accountId, recipient, name, language }) => ({
      accountId,
      recipient,
      name,
      language,
      path: pageOf(trial),
    })),
    ...(await staffOf(act, trial, [...heads, ...trial.agents])),
  ])
}

/** Each address once, as its first party. */
async function mailAll(
  act: Act,
  trial: TrialHead,
  objection: Objection,
  kind: Kind,
  parties: readonly Party[],
): Promise<void> {
  const dog =
    objection.dogId === null ? null : (await dogSummaries(act, [objection.dogId])).get(objection.dogId)!
  const byAddress = new Map(parties.toReversed().map((party) => [canonicalEmail(party.recipient), party]))
  for (const [index, party] of [...byAddress.values()].entries()) {
    const texts = TEXTS[party.language]
    const { verdict } = objection
    await queueOrganiserMail(act, {
      thing: `objection:${objection.id}:${index}`,
      kind,
      // It may be decided more than once: each time it has another version.
      version: objection.version,
      accountId: party.accountId,
      recipient: party.recipient,
      language: party.language,
      values: {
        name: party.name,
        trial: [trial.heldOn && formatDate(trial.heldOn), trial.place].filter(Boolean).join(' '),
        about: dog ? `${calledBy(dog)} (${dog.regnr})` : texts.held,
        received: formatDate(objection.receivedOn),
        late: isLate(objection) ? fillText(texts.lateMail, { date: formatDate(objection.dueOn) }) : '',
        verdict: verdict === null ? '' : texts.verdicts[verdict],
        reason: objection.verdictReason ?? '',
      },
      path: party.path,
    })
  }
}

const pageOf = ({ heldOn, kaerNr }: TrialHead): string => `/kokeet/${heldOn}/${kaerNr}`

/** Who objected, where there is an address; without an account there is no page to read it on. */
function objectorOf(
  trial: TrialHead,
  { accountId, objectorName, objectorEmail, language }: Objection,
): Party[] {
  if (objectorEmail === null) return []
  const path = accountId === null ? pageOf(trial) : `${pageOf(trial)}/vastalause`
  return [{ accountId, recipient: objectorEmail, name: objectorName ?? '', language, path }]
}

async function staffOf(act: Act, { id }: TrialHead, accountIds: readonly number[]): Promise<Party[]> {
  const accounts = await addressedAccounts(act.db, accountIds)
  return accounts.map(({ id: accountId, ...account }) => ({
    ...account,
    accountId,
    path: `/hallinta/kokeet/${id}/vastalauseet`,
  }))
}
