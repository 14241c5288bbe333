import { endingListConsents } from '../breedingRegister/listConsents.service.ts'
import type { OperatorAct, Reader } from '../platform/act.ts'
import { withoutTokens } from '../platform/mail/compose.ts'
import { keepErasedOwners } from './erasedOwners.store.ts'
import { eraseFromHistory, formerRecords, formerTextsNaming, keepNoHistory } from './history.store.ts'
import { type Holder, holders } from './holders.ts'
import { textsNaming } from './mentions.store.ts'
import { excerptOf, writtenAs } from './mentions.ts'
import { cluesTo, foldedTexts, startAt, widened } from './person.store.ts'
import { changesAbout, changesNaming, eraseFromChanges } from './personAudit.service.ts'
import type { Mention, Person, PersonRef } from './personalData.types.ts'
import { dogsOf, eraseRows, type Row, rowsBy, rowsOf, unlinkPersons } from './rows.store.ts'

/** The most texts of one table that are listed. */
const MOST_MENTIONS = 50

type At = Pick<Reader, 'db'>

/** Everything by which the person of a row is known; undefined: there is no such row. */
export async function findPersonOf({ db }: At, ref: PersonRef): Promise<Person | undefined> {
  let person = await startAt(db, ref)
  for (let known = ''; person && known !== JSON.stringify(person); ) {
    known = JSON.stringify(person)
    person = await widened(db, person)
  }
  return person
}

async function writtenForms({ db }: At, { addresses, names, phones }: Person): Promise<readonly string[]> {
  return writtenAs({
    addresses: await foldedTexts(db, addresses),
    names: await foldedTexts(db, names),
    phones,
  })
}

type Section = readonly Row[]

/** What the tables hold of a person, by the names of `holders`; what would be empty is left out. `forOwner`: for the person, not for staff. */
export async function personalRows(
  { db }: At,
  person: Person,
  forOwner: boolean,
): Promise<Readonly<Record<string, Section>>> {
  const sections: Record<string, Section> = {}
  for (const holder of holders) {
    const { shown, shownRefs } = holder
    if (shown) sections[shown.as] = (await rowsOf(db, holder, { person, forOwner })).map(presented)
    if (shownRefs) sections[shownRefs.as] = (await rowsBy(db, holder, person)).map(presented)
  }
  sections.formerRecords = await formerRecords(db, holders, person)
  return Object.fromEntries(Object.entries(sections).filter(([, rows]) => rows.length > 0))
}

/** Names of fields that are not those of the columns. */
const NAMES: Readonly<Record<string, string>> = {
  body_text: 'text',
  body: 'text',
  dogName: 'name',
  public_consent: 'nameAndTownShown',
  trialPlace: 'place',
}

const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

function presented(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      NAMES[name] ?? camelCase(name),
      name === 'body_text' ? withoutTokens(String(value)) : value,
    ]),
  )
}

/** What was changed by a person or about one. */
export async function personalChanges(reader: Reader, person: Person) {
  return changesAbout(reader, person, await writtenForms(reader, person))
}

/** The texts that name a person, which erasing leaves as they are, for a human to look at. */
export async function mentionsOf(reader: At, person: Person): Promise<readonly Mention[]> {
  const written = await writtenForms(reader, person)
  if (written.length === 0) return []
  const found: Mention[] = []
  for (const holder of holders) {
    if (holder.table === 'record_change') found.push(...(await formerNaming(reader, person, written)))
    else if (holder.table === 'audit') found.push(...(await changesNaming(reader, person, written)))
    else found.push(...(await namingIn(reader, holder, { person, written })))
  }
  return found
}

async function formerNaming({ db }: At, person: Person, written: readonly string[]): Promise<Mention[]> {
  const texts = await formerTextsNaming(db, holders, { person, written, most: MOST_MENTIONS })
  return texts.map(({ key, of, text }) => ({
    table: 'record_change',
    key,
    column: 'former',
    of,
    excerpt: excerptOf(text, written),
  }))
}

async function namingIn(
  { db }: At,
  holder: Holder,
  sought: { readonly person: Person; readonly written: readonly string[] },
): Promise<Mention[]> {
  const texts = await textsNaming(db, holder, { ...sought, most: MOST_MENTIONS })
  return texts.map(({ key, column, of, text }) => ({
    table: holder.table,
    key,
    column,
    of,
    excerpt: excerptOf(text, sought.written),
  }))
}

/**
 * Takes a person out of every table: rows about the person go or lose what they hold, the dogs and results stay. Without the guards of
 * accounts, which come first.
 * @returns the texts that still name the person, and rows by which a restored database would know the person again
 */
export async function erasePersonalData(
  act: OperatorAct,
  person: Person,
): Promise<{ mentions: readonly Mention[]; clues: readonly PersonRef[] }> {
  const { db } = act
  const clues = await cluesTo(db, person)
  await keepErasedOwners(db, person)
  await keepNoHistory(db)
  await eraseFromHistory(db, holders, person)
  await eraseFromChanges(act, person, await writtenForms(act, person))
  for (const holder of holders) await unlinkPersons(db, holder, person)
  await endingListConsents(act, await dogsOf(db, person), async () => {
    for (const holder of holders) await eraseRows(db, holder, person)
  })
  return { mentions: await mentionsOf(act, person), clues }
}
