import { OPEN_TABLES, openFiles } from './openData.ts'

/** What everybody reads first who opens the archive. @param licence null: the club has not decided */
export function openDataReadme(
  title: string,
  madeAt: Date,
  licence: string | null,
  contact: string | null,
): string {
  const tables = OPEN_TABLES.map(
    ({ name, description }) => `- ${openFiles(name).csv}, ${openFiles(name).json}: ${description}.`,
  )
  return `# ${title}: open data

Made ${madeAt.toISOString()}. A new archive is made every night.

Avointa dataa koirista ja niiden julkisista tuloksista. Ihmisten tietoja ei ole mukana.
Öppna data om hundar och deras offentliga resultat. Inga uppgifter om människor ingår.

Dogs and their public results. There is nothing of people in it: no owners, breeders, handlers, judges or
entrants, and no text that somebody has written freely. Dogs outside the register, deaths that are not
released, health reports of owners, and results that are not published are not in it.

## Files

${tables.join('\n')}
- datapackage.json: every column with its type and meaning (Frictionless Data Package).
- LICENCE.txt: what you may do with the data.

## Forms

CSV: UTF-8, commas, lines that end in CR LF, the first line names the columns, RFC 4180. A text that begins
with = + - or @ has ' before it, so that no spreadsheet takes it for a formula; the JSON has it as it is.
JSON: one object a line (JSON Lines), UTF-8, null where nothing is known. Days are YYYY-MM-DD.

## Licence

${licenceNote(licence, contact)}`
}

/** The note on the licence, for a file of its own. */
export function licenceNote(licence: string | null, contact: string | null): string {
  const ask = contact === null ? 'Ask the club.' : `Ask the club: ${contact}`
  if (licence === null)
    return `The club has not decided on a licence yet. Until then all rights are the club's: the data may be read, and used
for what the law allows without permission. ${ask}\n`
  return `The club licenses the data under: ${licence}\n${ask}\n`
}
