import type { Names } from './senderChecks.types.ts'

/** Answers that say that there is nothing of the kind; every other failure is not an answer. Source: node:dns, error codes. */
const NOTHING = ['ENODATA', 'ENOTFOUND']

/** @returns what is there; nothing where the name or the kind of record is not. @throws where no name server answers */
async function orNothing<T>(asked: Promise<T[]>): Promise<T[]> {
  try {
    return await asked
  } catch (error) {
    if (NOTHING.includes((error as NodeJS.ErrnoException).code ?? '')) return []
    throw error
  }
}

/** The texts published at a name, each in one piece. */
export async function textsAt(names: Names, name: string): Promise<string[]> {
  return (await orNothing(names.resolveTxt(name))).map((parts) => parts.join(''))
}

export const mailServersOf = (names: Names, name: string) => orNothing(names.resolveMx(name))

/** IPv4 and IPv6 addresses of a name. */
export async function addressesOf(names: Names, name: string): Promise<string[]> {
  const both = await Promise.all([orNothing(names.resolve4(name)), orNothing(names.resolve6(name))])
  return both.flat()
}

/** The fields of a record such as `v=DMARC1; p=none`, names in small letters; the first of two counts. */
export function tagsOf(record: string): ReadonlyMap<string, string> {
  const tags = new Map<string, string>()
  for (const part of record.split(';')) {
    const end = part.indexOf('=')
    if (end < 0) continue
    const name = part.slice(0, end).trim().toLowerCase()
    if (!tags.has(name)) tags.set(name, part.slice(end + 1).trim())
  }
  return tags
}
