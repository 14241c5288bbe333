import { formatDate } from '#domain/dates.ts'
import { calledBy } from '#domain/dogs.ts'
import { TAKE_BACK } from '#domain/entries/holdTimes.ts'
import { type Filling, isUndrawn } from '#domain/entries/placeDraw.ts'
import type { TrialClass } from '#domain/trials/results.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import type { Act } from '../platform/act.ts'
import type { Language } from '../platform/http/language.ts'
import { takeBackMails } from '../platform/mail/mail.store.ts'
import { queueOrganiserMail } from '../platform/mail/organiserMails.ts'
import type { QueuedMail } from '../platform/mail/outbox.ts'
import type { Trial } from '../trials/trials.types.ts'
import { moveIdsOf } from './moves.store.ts'

export interface Receiver {
  readonly dogId: number
  readonly class: TrialClass
  readonly contactName: string | null
  readonly contactEmail: string | null
  readonly language: Language
}

/** The values that every mail about a trial has. */
export function trialValues(trial: Trial): Readonly<Record<string, string>> {
  const { club, organiserPhone, organiserEmail } = trial
  return {
    trial: [trial.place, trial.heldOn && formatDate(trial.heldOn)].filter(Boolean).join(' '),
    organiser: club.name,
    club: club.name,
    contact: [club.name, organiserPhone, organiserEmail].filter(Boolean).join(', '),
  }
}

/** The page of the trial. */
export const trialPage = ({ heldOn, kaerNr }: Trial): string => `/kokeet/${heldOn}/${kaerNr}`

/** The page of the draw of its places. */
const drawPage = (trial: Trial): string => `${trialPage(trial)}/arvonta`

/** Mails the contact that the dog has been entered. `reserveNumber`: its position in the reserve; null: it has a place. */
export async function mailAdded(
  act: Act,
  trial: Trial,
  {
    entry,
    reserveNumber,
  }: { readonly entry: Receiver & { readonly id: number }; readonly reserveNumber: number | null },
): Promise<void> {
  await queueMail(act, trial, entry, {
    thing: `entry:${entry.id}`,
    ...addedMail(act, trial, reserveNumber),
  })
}

function addedMail(act: Act, trial: Trial, reserveNumber: number | null): Pick<EntryMail, 'kind' | 'values'> {
  if (reserveNumber === null) return { kind: 'entryAdded', values: {} }
  if (isUndrawn(trial)) return { kind: 'entryUndrawn', values: drawValues(act, trial) }
  return { kind: 'entryReserved', values: { number: String(reserveNumber) } }
}

/** What mails tell of a draw that is to come: after which day, the hash of its seed, and where it can be followed. */
export const drawValues = ({ baseUrl }: Act, trial: Trial): Readonly<Record<string, string>> => ({
  closing: formatDate(trial.registrationEnd!),
  hash: trial.placeDraw!.hash,
  drawPage: `${baseUrl}${drawPage(trial)}`,
})

/** Mails the contact that the dog has moved from the reserve to a place, or was drawn one; a move is told after a minute, in which it can be undone. */
export async function mailPlaceGiven(
  act: Act,
  trial: Trial,
  { entry, moveId, from }: { readonly entry: Receiver; readonly moveId: number; readonly from: Filling },
): Promise<void> {
  await queueMail(act, trial, entry, {
    thing: placeThing(moveId),
    ...(from === 'draw'
      ? { kind: 'drawnPlaced', values: drawValues(act, trial) }
      : { kind: 'placeGiven', values: {}, waitMs: TAKE_BACK }),
  })
}

/** Removes the unsent mails about a place that was given. */
export async function takeBackPlaceGiven({ db }: Act, entry: { readonly id: number }): Promise<void> {
  const moves = await moveIdsOf(db, entry.id)
  await takeBackMails(db, ['placeGiven'], moves.map(placeThing))
}

const placeThing = (moveId: number): string => `entry_move:${moveId}`

type EntryMail = Pick<QueuedMail, 'thing' | 'kind' | 'version' | 'waitMs' | 'values' | 'token'> & {
  readonly path?: string
  /** true: of money that has moved, or of time that runs out: told whatever else the address has been told */
  readonly mustArrive?: boolean
}

const queueAlways = async (act: Act, mail: QueuedMail): Promise<boolean> => (await act.mail(mail)) !== null

/** Queues a mail about a dog of a trial to its contact, with the page of the trial. @returns whether it was queued */
export async function queueMail(
  act: Act,
  trial: Trial,
  entry: Receiver,
  { values, mustArrive, ...mail }: EntryMail,
): Promise<boolean> {
  if (entry.contactEmail === null) return false
  const dog = (await dogSummaries(act, [entry.dogId])).get(entry.dogId)!
  const queue = mustArrive ? queueAlways : queueOrganiserMail
  return queue(act, {
    path: trialPage(trial),
    ...mail,
    trialId: trial.id,
    accountId: null,
    recipient: entry.contactEmail,
    language: entry.language,
    values: {
      ...trialValues(trial),
      name: entry.contactName ?? '',
      dog: calledBy(dog),
      regnr: dog.regnr,
      class: entry.class,
      ...values,
    },
  })
}
