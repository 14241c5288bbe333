import { TAKE_BACK } from '#domain/entries/holdTimes.ts'
import type { Act } from '../../platform/act.ts'
import { AppError } from '../../platform/errors.ts'
import { takeBackMails } from '../../platform/mail/mail.store.ts'
import { updateParties } from '../../trials/changes.service.ts'
import type { Trial } from '../../trials/trials.types.ts'
import { keepToldMeetings } from '../entries.store.ts'
import { queueMail, trialPage } from '../entryMails.ts'
import { readLists } from '../lists.service.ts'
import { digestOf, meetingText, type Untold, untoldOf } from './meetings.ts'
import { readParties, refuseStale } from './parties.service.ts'

const KINDS = ['startList', 'partyMeeting', 'partyChanged'] as const

/** Publishes the start list and tells the entrants, or withdraws it. @throws AppError 409 CHANGED_MEANWHILE, 422 NO_STARTERS */
export async function setStartList(
  act: Act,
  trial: Trial,
  { version, published }: { readonly version: number; readonly published: boolean },
): Promise<void> {
  refuseStale(trial, version)
  await (published ? publish(act, trial) : takeBack(act, trial))
}

async function publish(act: Act, trial: Trial): Promise<void> {
  const lists = await readLists(act, trial)
  if (lists.places.length === 0) throw new AppError('refused', 'NO_STARTERS')
  const isNew = trial.startListAt === null
  await updateParties(act, trial, isNew ? { start_list_at: act.at } : {})
  const told = new Map<number, string>()
  for (const untold of untoldOf(trial, { lists, parties: await readParties(act, trial) }))
    if (await tell(act, trial, untold)) told.set(untold.entry.id, digestOf(untold.meeting))
  await keepToldMeetings(act.db, told)
  await act.log(['trial', trial.id], 'START_LIST_PUBLISHED', null, { recipients: told.size })
}

/** Withdraws the list, and the mails about it that have not gone out: of those nobody was told. */
async function takeBack(act: Act, trial: Trial): Promise<void> {
  if (trial.startListAt === null) return
  await updateParties(act, trial, { start_list_at: null })
  const { places, reserve, withdrawn } = await readLists(act, trial)
  const ids = new Map([...places, ...reserve, ...withdrawn].map(({ id }) => [thingOf(id), id]))
  const things = await takeBackMails(act.db, KINDS, [...ids.keys()])
  await keepToldMeetings(act.db, new Map(things.map((thing) => [ids.get(thing)!, null])))
  await act.log(['trial', trial.id], 'START_LIST_WITHDRAWN')
}

const thingOf = (entryId: number): string => `entry:${entryId}`

/** Tells an entrant where and when to meet; sent after a minute, in which it can be taken back. @returns whether it was queued */
function tell(act: Act, trial: Trial, { entry, meeting }: Untold): Promise<boolean> {
  const { party, judges } = meeting
  const ofParty = entry.toldMeeting === null ? 'partyMeeting' : 'partyChanged'
  return queueMail(act, trial, entry, {
    thing: thingOf(entry.id),
    kind: party === null ? 'startList' : ofParty,
    // Every publication has another version of the parties.
    version: trial.partyVersion + 1,
    waitMs: TAKE_BACK,
    path: `${trialPage(trial)}/koiraluettelo`,
    values: { number: String(party ?? ''), judges, meeting: meetingText(meeting, entry.language) },
  })
}
