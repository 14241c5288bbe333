import type * as z from 'zod'
import type { createPhrase, editPhrase } from '#contract/phrases.ts'
import { FIRST_PHRASES } from '#domain/trials/firstPhrases.ts'
import { MOST_PHRASES, type ReviewPhrase } from '#domain/trials/phrases.ts'
import type { SheetKind } from '#domain/trials/sheet.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import {
  columnsOf,
  holdPhrases,
  insertPhrases,
  readPhrases,
  updatePhrase,
  writePlaces,
} from './phrases.store.ts'
import type { StoredPhrase } from './phrases.types.ts'

type Created = z.output<NonNullable<(typeof createPhrase)['body']>>
type Changed = z.output<NonNullable<(typeof editPhrase)['body']>>

/** The whole list in its order. */
export const listPhrases = ({ db }: Pick<Reader, 'db'>): Promise<readonly StoredPhrase[]> => readPhrases(db)

/** Those that sheets of a kind offer. */
export async function offeredPhrases(reader: Reader, kind: SheetKind): Promise<readonly StoredPhrase[]> {
  return (await readPhrases(reader.db)).filter((phrase) => phrase.kind === kind && !phrase.hidden)
}

/** @throws AppError 404 PHRASE_NOT_FOUND */
export async function findPhrase({ db }: Pick<Reader, 'db'>, id: number): Promise<StoredPhrase> {
  return oneOf(await readPhrases(db), id)
}

/** One phrase, while nobody else changes the list. @throws AppError 404 PHRASE_NOT_FOUND */
export async function lockPhrase(act: Act, id: number): Promise<StoredPhrase> {
  await holdPhrases(act.db)
  return findPhrase(act, id)
}

function oneOf(all: readonly StoredPhrase[], id: number): StoredPhrase {
  const phrase = all.find((one) => one.id === id)
  if (!phrase) throw new AppError('notFound', 'PHRASE_NOT_FOUND')
  return phrase
}

/** What an audit row keeps of a phrase. */
const audited = ({ kind, topic, text, hidden }: ReviewPhrase & { readonly hidden: boolean }) => ({
  phraseKind: kind,
  phraseTopic: topic,
  phraseFi: text.fi,
  phraseSv: text.sv,
  phraseEn: text.en,
  phraseHidden: hidden,
})

const isSameText = (one: ReviewPhrase, other: ReviewPhrase) =>
  one.kind === other.kind && one.text.fi.toLowerCase() === other.text.fi.toLowerCase()

/** Adds a phrase to the end of the list. @throws AppError 409 PHRASE_EXISTS, 422 PHRASES_TOO_MANY */
export async function addPhrase(act: Act, input: Created): Promise<StoredPhrase> {
  await holdPhrases(act.db)
  const before = await readPhrases(act.db)
  if (before.length >= MOST_PHRASES) throw new AppError('refused', 'PHRASES_TOO_MANY')
  if (before.some((one) => isSameText(one, input))) throw exists()
  const [id] = await insertPhrases(act.db, [columnsOf(input)], before.length + 1)
  const phrase = await findPhrase(act, id!)
  await act.log(['phrase', phrase.id], 'CREATED', null, audited(phrase))
  return phrase
}

const exists = () => new AppError('conflict', 'PHRASE_EXISTS', { 'text.fi': 'PHRASE_EXISTS' })

/** Changes, hides or shows a phrase. @throws AppError 409 CHANGED_MEANWHILE, PHRASE_EXISTS */
export async function changePhrase(
  act: Act,
  before: StoredPhrase,
  { version, ...input }: Changed,
): Promise<StoredPhrase> {
  if (version !== before.version) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  const others = (await readPhrases(act.db)).filter(({ id }) => id !== before.id)
  if (others.some((one) => isSameText(one, input))) throw exists()
  await updatePhrase(act.db, before.id, { ...columnsOf(input), version: before.version + 1 })
  const phrase = await findPhrase(act, before.id)
  await act.log(['phrase', phrase.id], 'CHANGED', audited(before), audited(phrase))
  return phrase
}

/** Moves a phrase to a place of the list, at most to its end. @returns the whole list */
export async function movePhrase(
  act: Act,
  { id, text, place: from }: StoredPhrase,
  place: number,
): Promise<readonly StoredPhrase[]> {
  const others = (await readPhrases(act.db)).map((one) => one.id).filter((one) => one !== id)
  const to = Math.min(place, others.length + 1)
  await writePlaces(act.db, others.toSpliced(to - 1, 0, id))
  if (to !== from) {
    const named = (at: number) => ({ phraseFi: text.fi, phrasePlace: at })
    await act.log(['phrase', id], 'CHANGED', named(from), named(to))
  }
  return readPhrases(act.db)
}

/** Begins the list with the proposed phrases; where it has begun, it stays as it is. @returns the whole list */
export async function takeFirstPhrases(act: Act): Promise<readonly StoredPhrase[]> {
  await holdPhrases(act.db)
  const before = await readPhrases(act.db)
  if (before.length > 0) return before
  await insertPhrases(
    act.db,
    FIRST_PHRASES.map((phrase) => columnsOf({ ...phrase, hidden: false })),
    1,
  )
  const all = await readPhrases(act.db)
  for (const phrase of all) await act.log(['phrase', phrase.id], 'CREATED', null, audited(phrase))
  return all
}
