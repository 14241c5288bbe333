import enCommon from '#contract/texts/en/common.json' with { type: 'json' }
import enPages from '#contract/texts/en/pages/trials.json' with { type: 'json' }
import enResults from '#contract/texts/en/staff/results.json' with { type: 'json' }
import enTrials from '#contract/texts/en/trials.json' with { type: 'json' }
import fiCommon from '#contract/texts/fi/common.json' with { type: 'json' }
import fiPages from '#contract/texts/fi/pages/trials.json' with { type: 'json' }
import fiResults from '#contract/texts/fi/staff/results.json' with { type: 'json' }
import fiTrials from '#contract/texts/fi/trials.json' with { type: 'json' }
import svCommon from '#contract/texts/sv/common.json' with { type: 'json' }
import svPages from '#contract/texts/sv/pages/trials.json' with { type: 'json' }
import svResults from '#contract/texts/sv/staff/results.json' with { type: 'json' }
import svTrials from '#contract/texts/sv/trials.json' with { type: 'json' }
import { canonicalEmail } from '#domain/accounts/canonical.ts'
import { formatDate } from '#domain/dates.ts'
import { calledBy } from '#domain/dogs.ts'
import type { SheetValue } from '#domain/trials/sheet.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import { keepTold } from '../entries/told.service.ts'
import type { Act } from '../platform/act.ts'
import type { Language } from '../platform/http/language.ts'
import type { TrialHead } from '../trials/trials.types.ts'
import { receiversOf } from './receivers.store.ts'

const TEXTS = {
  fi: { common: fiCommon, results: fiResults, trials: { ...fiTrials, ...fiPages } },
  sv: { common: svCommon, results: svResults, trials: { ...svTrials, ...svPages } },
  en: { common: enCommon, results: enResults, trials: { ...enTrials, ...enPages } },
}

/** What a result says, field by field. */
type Said = Readonly<Record<string, SheetValue | undefined>>

interface Correction {
  /** of the result: `hunt-12` */
  readonly thing: string
  readonly version: number
  readonly dogId: number
  readonly before: Said
  readonly after: Said
  readonly reason: string
}

/** Tells the entrant and the owners of a dog what of its result has been corrected, and why, each address once and in the person's language. */
export async function mailCorrection(act: Act, trial: TrialHead, correction: Correction): Promise<void> {
  const { thing, version, dogId, before, after, reason } = correction
  const changed = Object.keys({ ...before, ...after }).filter(
    (name) => saidOf(before, name) !== saidOf(after, name),
  )
  if (changed.length === 0) return
  const dog = (await dogSummaries(act, [dogId])).get(dogId)!
  const receivers = await receiversOf(act.db, { trialId: trial.id, dogId, day: act.today })
  const byAddress = new Map(receivers.toReversed().map((one) => [canonicalEmail(one.recipient), one]))
  for (const [index, { accountId, recipient, name, language }] of [...byAddress.values()].entries())
    await act.mail({
      thing: `result:${thing}:${index}`,
      kind: 'resultCorrected',
      version,
      accountId,
      recipient,
      language,
      values: {
        name,
        dog: `${calledBy(dog)} (${dog.regnr})`,
        trial: [trial.heldOn && formatDate(trial.heldOn), trial.place].filter(Boolean).join(' '),
        changes: changed.map((field) => changeOf(field, correction, { trial, language })).join('; '),
        reason,
      },
      path: trial.kaerNr === null ? `/koira/${dog.regnr}` : `/kokeet/${trial.heldOn}/${trial.kaerNr}`,
    })
  await keepTold(
    act,
    receivers.flatMap(({ entryId }) => entryId ?? []),
  )
}

/** What is not written is the same however that is stored. */
const saidOf = (said: Said, name: string): SheetValue => (said[name] === '' ? null : (said[name] ?? null))

interface Reading {
  readonly trial: TrialHead
  readonly language: Language
}

/** `Haun arvosana 8 → 5`; of the report only that it has changed: it is long, and stands with the result. */
function changeOf(field: string, { before, after }: Correction, reading: Reading): string {
  const { results, trials } = TEXTS[reading.language]
  const labels: Readonly<Record<string, string>> = { ...trials.features, ...results.fields }
  const label = labels[field] ?? field
  if (field === 'report') return label
  const [was, is] = [before, after].map((said) => valueText(field, saidOf(said, field), reading))
  return `${label} ${was} → ${is}`
}

function valueText(field: string, value: SheetValue, { trial, language }: Reading): string {
  const { common, trials } = TEXTS[language]
  if (value === null) return '–'
  if (typeof value === 'boolean') return value ? common.yes : common.no
  if (field === 'judgeId') return trial.judges.find(({ id }) => id === value)?.name ?? '–'
  if (typeof value === 'number')
    return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value)
  const outcomes: Readonly<Record<string, string>> = trials.outcomes
  return (field === 'outcome' && outcomes[value]) || value
}
