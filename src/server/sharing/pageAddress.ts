import {
  PERSONAL_PAGES,
  type PersonalPage,
  PUBLIC_PAGES,
  type PublicPage,
  STAFF_PATHS,
} from '#contract/pages.ts'

type PageName = PublicPage | PersonalPage | 'staff'

/** Which page an address names, and what stands in its places; the rest of a path is `$`. */
export interface FoundPage {
  readonly name: PageName
  readonly values: Readonly<Record<string, string>>
}

const PATTERNS = [
  ...Object.entries({ ...PUBLIC_PAGES, ...PERSONAL_PAGES }),
  ...STAFF_PATHS.map((path) => ['staff', path] as const),
].map(([name, path]) => ({ name: name as PageName, parts: path.split('/').slice(1) }))

/** The page at a path; undefined: there is none. */
export function pageAt(path: string): FoundPage | undefined {
  const segments = decoded(path.replace(/(?<=.)\/+$/, ''))
  if (!segments) return undefined
  for (const { name, parts } of PATTERNS) {
    const values = valuesOf(parts, segments)
    if (values) return { name, values }
  }
  return undefined
}

function decoded(path: string): readonly string[] | undefined {
  try {
    return path.split('/').slice(1).map(decodeURIComponent)
  } catch {
    return undefined
  }
}

function valuesOf(parts: readonly string[], segments: readonly string[]): Record<string, string> | undefined {
  const values: Record<string, string> = {}
  for (const [index, part] of parts.entries()) {
    const segment = segments[index]
    if (part === '$') {
      const rest = segments.slice(index).join('/')
      return rest === '' ? undefined : { ...values, $: rest }
    }
    const optional = /^\{-\$(\w+)\}$/.exec(part)?.[1]
    if (segment === undefined && optional) continue
    if (segment === undefined) return undefined
    const place = optional ?? /^\$(\w+)$/.exec(part)?.[1]
    if (place) values[place] = segment
    else if (part !== segment) return undefined
  }
  return segments.length > parts.length ? undefined : values
}

/** A number as the rest of a path, each segment percent-encoded. */
export function regnrPath(regnr: string): string {
  return regnr.split('/').map(encodeURIComponent).join('/')
}

export const dogPath = (regnr: string): string => `/koira/${regnrPath(regnr)}`
export const trialPath = (date: string, kaerNr: number): string => `/kokeet/${date}/${kaerNr}`
