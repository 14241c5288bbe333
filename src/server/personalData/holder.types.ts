/** What a column can tell of a person: which row of these, or an e-mail address. */
type Link = 'account' | 'person' | 'judge' | 'entry' | 'address'

/** What the columns of a table can hold of people. Every column of text, JSON or a link to a person stands in one list. */
export interface HolderOf<Column extends string> {
  /** a row is about the person whom one of these columns names */
  readonly about?: Readonly<Partial<Record<Column, Link>>>
  /** of a row about an erased person: the row goes, or only what `names` and `details` hold */
  readonly erase?: 'row' | 'columns'
  /** names; also emptied where the row's dog is the person's and the name is theirs */
  readonly names?: readonly Column[]
  /** what else is known of the person whom the row is about */
  readonly details?: readonly Column[]
  /** addresses that are emptied in rows about others too */
  readonly alone?: readonly Column[]
  /** set false with the rest */
  readonly resets?: readonly Column[]
  /** names of those who judged: part of a public result, they stay and are listed */
  readonly kept?: readonly Column[]
  /** free text: it stays, and is listed where it names the person */
  readonly texts?: readonly Column[]
  /** who did or has the thing; the row stays without */
  readonly refs?: Readonly<Partial<Record<Column, 'account' | 'person' | 'judge'>>>
  /** the owner of an account is shown only the rows that this leads to the person by: an address may be somebody else's until it is confirmed */
  readonly ownBy?: Readonly<Partial<Record<Column, Link>>>
  /** never shown to anybody */
  readonly secrets?: readonly Column[]
  /** codes, numbers and names of what is no human */
  readonly none?: readonly Column[]
  /** the column by which rows are listed where the table has no id */
  readonly orderedBy?: Column
  /** columns that lead to a dog, a trial, an entry, a club */
  readonly of?: Readonly<Partial<Record<'dog' | 'trial' | 'entry' | 'club', Column>>>
  /** name of the rows about a person in the download, and what stands there beside the person's own */
  readonly shown?: { readonly as: string; readonly with: readonly (Column | Context)[] }
  /** the same for rows that `refs` lead to */
  readonly shownRefs?: { readonly as: string; readonly with: readonly (Column | Context)[] }
}

/** What a row is shown with that stands in other tables. */
export type Context =
  | 'regnr'
  | 'dogName'
  | 'heldOn'
  | 'trialPlace'
  | 'clubName'
  | 'roles'
  | 'pendingEmail'
  | 'keptUntil'
