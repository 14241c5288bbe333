import enPages from '#contract/texts/en/pages/trials.json' with { type: 'json' }
import enTrials from '#contract/texts/en/trials.json' with { type: 'json' }
import fiPages from '#contract/texts/fi/pages/trials.json' with { type: 'json' }
import fiTrials from '#contract/texts/fi/trials.json' with { type: 'json' }
import svPages from '#contract/texts/sv/pages/trials.json' with { type: 'json' }
import svTrials from '#contract/texts/sv/trials.json' with { type: 'json' }
import { fillText } from '#contract/translation.ts'
import { formatDate } from '#domain/dates.ts'
import { prizeLabel } from '#domain/trials/results.ts'
import { mostPoints, type Rulebook } from '#domain/trials/rulebook.ts'
import { keepTold } from '../entries/told.service.ts'
import type { Act } from '../platform/act.ts'
import type { Language } from '../platform/http/language.ts'
import { queueOrganiserMail } from '../platform/mail/organiserMails.ts'
import { citedRulebooks } from '../rulebooks/rulebooks.service.ts'
import type { TrialHead } from '../trials/trials.types.ts'
import { type Entrant, type EntrantResult, entrantsOf } from './entrants.store.ts'

const TEXTS = {
  fi: { ...fiTrials, ...fiPages },
  sv: { ...svTrials, ...svPages },
  en: { ...enTrials, ...enPages },
}

interface MailReason {
  /** why it was moved or cancelled */
  readonly reason?: string
  /** of a moved trial: where and when it was to be */
  readonly before?: Pick<TrialHead, 'heldOn' | 'endDate' | 'place'>
}

/**
 * Queues a mail to everyone with a dog in the trial, each in his or her own language, with a link to the trial's page. Results go to
 * those whose dog has one, and who were not told of the same before.
 */
export async function mailEntrants(
  act: Act,
  trial: TrialHead,
  kind: 'trialMoved' | 'trialCancelled' | 'trialResults',
  { reason = '', before = trial }: MailReason = {},
): Promise<void> {
  const all = await entrantsOf(act.db, trial.id)
  const isNews = ({ result, digest, told }: Entrant) => result !== null && digest !== told
  const entrants = kind === 'trialResults' ? all.filter(isNews) : all
  const rulebooks = await citedRulebooks(
    act,
    entrants.flatMap(({ result }) => result?.rulebookId ?? []),
  )
  for (const entrant of entrants) {
    await queueOrganiserMail(act, {
      thing: `entry:${entrant.entryId}`,
      kind,
      // A trial may be moved or ended more than once: each time it has another version.
      version: trial.version,
      trialId: trial.id,
      accountId: entrant.accountId,
      recipient: entrant.recipient,
      language: entrant.language,
      values: {
        name: entrant.name,
        dog: `${entrant.dog} (${entrant.regnr})`,
        trial: trialName(trial),
        before: trialName(before),
        reason,
        result: resultOf(entrant, rulebooks),
        organiser: organiserOf(trial),
      },
      path: `/kokeet/${trial.heldOn}/${trial.kaerNr}`,
    })
  }
  if (kind === 'trialResults')
    await keepTold(
      act,
      entrants.map(({ entryId }) => entryId),
    )
}

/** `17.05.2026–18.05.2026 Ilmajoki` */
function trialName({ heldOn, endDate, place }: NonNullable<MailReason['before']>): string {
  const days = [heldOn, endDate === heldOn ? null : endDate].filter((day) => day !== null).map(formatDate)
  return `${days.join('–')} ${place ?? ''}`.trim()
}

/** The club, and how it is reached. */
function organiserOf({ club, organiserEmail, organiserPhone }: TrialHead): string {
  return [club.name, organiserEmail, organiserPhone].filter(Boolean).join(', ')
}

type Rulebooks = ReadonlyMap<number, Rulebook>

/** What came of the dog, and what it is proposed for. */
function resultOf({ result, language }: Entrant, rulebooks: Rulebooks): string {
  if (!result) return ''
  if (result.outcome !== 'judged') return TEXTS[language].outcomes[result.outcome]
  const proposals = result.proposals.map((code) => fillText(TEXTS[language].proposal, { code }))
  return [judgedResult(result, rulebooks.get(result.rulebookId ?? 0), language), ...proposals].join(', ')
}

/** `AVO1, 165,5 / 200`, without the latter where the result cites no rulebook; of a water and track trial only the class, whose grades the page tells. */
function judgedResult(result: EntrantResult, rulebook: Rulebook | undefined, language: Language): string {
  const { prize, points } = result
  if (prize === null) return result.class
  const label = prizeLabel({ ...result, prize }) ?? result.class
  if (points === null) return label
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const most = rulebook && mostPoints(rulebook.classes[result.class].coefficients)
  const said = [points, ...(most === undefined ? [] : [most])].map((number) => numbers.format(number))
  return `${label}, ${said.join(' / ')}`
}
