import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../files.ts'

/** Where the documents stand that the tables of this folder are copied from. The project needs them for nothing else. */
const FOLDER = process.env.SPECIFICATION_FOLDER ?? path.join(ROOT, '../shared/spec')

/** Text of a document; null: it is not here. */
function documentText(name: string): string | null {
  const file = path.join(FOLDER, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

export const SPECIFICATION = documentText('specification.md')
export const DECISIONS = documentText('decisions.md')
export const DOMAIN = documentText('domain.md')

/** What stands under a heading such as `### Shell`, up to the next of its level or above. */
export function sectionOf(document: string, heading: string): string {
  const level = heading.indexOf(' ')
  const [, after] = `\n${document}`.split(`\n${heading}\n`)
  if (after === undefined) throw new Error(`no heading "${heading}"`)
  return after.split(new RegExp(`^#{1,${level}} `, 'm'))[0]!
}

/** The rows of the tables in a text, cell by cell, without the heads and the rules under them. */
export function rowsOf(text: string): string[][] {
  const lines = text.split('\n').filter((line) => line.startsWith('|'))
  const isRule = (line: string | undefined) => line !== undefined && /^\|[-|]+$/.test(line)
  return lines
    .filter((line, index) => !isRule(line) && !isRule(lines[index + 1]))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}
