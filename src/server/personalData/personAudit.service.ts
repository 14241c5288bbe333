import type { OperatorAct, Reader } from '../platform/act.ts'
import { scrubAudit, setAuditFields } from '../platform/audit/audit.store.ts'
import { changesHolding, changesOf, type Subjects } from './audit.store.ts'
import { fieldsWith, holds, isValueOf, withoutValues } from './auditFields.ts'
import { holders } from './holders.ts'
import { excerptOf, isWrittenIn } from './mentions.ts'
import type { Mention, Person } from './personalData.types.ts'
import { aboutIds, dogsOf, touchedIds } from './rows.store.ts'

type Fields = Readonly<Record<string, unknown>> | null

const entries = holders.find(({ table }) => table === 'entry')!

interface Traces {
  /** what was changed of the person: all fields are theirs */
  readonly own: readonly Subjects[]
  /** what may name the person as a handler */
  readonly dogs: readonly Subjects[]
}

async function tracesOf({ db }: Pick<Reader, 'db'>, person: Person): Promise<Traces> {
  const own = await aboutIds(db, entries, person)
  const touched = await touchedIds(db, entries, person)
  return {
    own: [
      { subject: 'account', ids: person.accounts },
      { subject: 'person', ids: person.persons },
      { subject: 'consent', ids: person.persons.map((id) => `person:${id}`) },
      { subject: 'judge', ids: person.judges },
      { subject: 'entry', ids: own },
    ],
    dogs: [
      { subject: 'entry', ids: touched.filter((id) => !own.includes(id)) },
      { subject: 'dog', ids: await dogsOf(db, person) },
    ],
  }
}

const includes = (
  subjects: readonly Subjects[],
  { subject, subjectId }: { subject: string; subjectId: string },
) => subjects.some((one) => one.subject === subject && one.ids.map(String).includes(subjectId))

/** Whether a value in a change is the person's. A number counts beside the person's address alone: anybody may name any number as theirs. */
function theirsIn(
  change: { subject: string; subjectId: string; before: Fields; after: Fields },
  person: Person,
  { dogs }: Traces,
): (text: string) => boolean {
  const names = includes(dogs, change)
  const addressed = holds([change.before, change.after], isValueOf(person, { names: false, phones: false }))
  return isValueOf(person, { names, phones: addressed })
}

/** What was changed by a person or about one; of changes about others only the fields that hold the person. */
export async function changesAbout(reader: Reader, person: Person, written: readonly string[]) {
  const traces = await tracesOf(reader, person)
  const subjects = [...traces.own, ...traces.dogs]
  const changes = await changesOf(reader.db, person.accounts, { subjects, written })
  return changes.flatMap((change) => {
    const { id: _, by, before, after, ...bare } = change
    if (includes(traces.own, change)) return [{ ...bare, before, after }]
    const isTheirs = theirsIn(change, person, traces)
    const found = holds([before, after], isTheirs)
    if (found) return [{ ...bare, before: fieldsWith(before, isTheirs), after: fieldsWith(after, isTheirs) }]
    return by !== null && person.accounts.includes(by) ? [bare] : []
  })
}

/** Takes a person out of the fields of changes, before the rows go: of what is the person's own all, of others the person's values. */
export async function eraseFromChanges(
  { db }: OperatorAct,
  person: Person,
  written: readonly string[],
): Promise<void> {
  const traces = await tracesOf({ db }, person)
  for (const { subject, ids } of traces.own) await scrubAudit(db, subject, ids)
  for (const change of await changesHolding(db, { subjects: traces.dogs, written })) {
    const isTheirs = theirsIn(change, person, traces)
    if (!holds([change.before, change.after], isTheirs)) continue
    await setAuditFields(db, change.id, {
      before: withoutValues(change.before, isTheirs),
      after: withoutValues(change.after, isTheirs),
    })
  }
}

/** Longer texts in the fields of changes about others that name a person. */
export async function changesNaming(
  { db }: Pick<Reader, 'db'>,
  person: Person,
  written: readonly string[],
): Promise<Mention[]> {
  const traces = await tracesOf({ db }, person)
  const changes = await changesHolding(db, { subjects: [], written })
  return changes.flatMap((change) => {
    if (includes(traces.own, change)) return []
    const isTheirs = theirsIn(change, person, traces)
    return (['before', 'after'] as const).flatMap((column) => {
      const rest = JSON.stringify(withoutValues(change[column], isTheirs))
      if (!isWrittenIn(rest, written)) return []
      const of = `${change.subject} ${change.subjectId}`
      return [{ table: 'audit', key: String(change.id), column, of, excerpt: excerptOf(rest, written) }]
    })
  })
}
