import type { Localization } from '@mui/material/locale'
import type { TextTree } from '#contract/translation.ts'
import type { LocalNames } from '#domain/club/localNames.ts'

/**
 * What one language chunk brings: the texts by subject (the file's name), the component library's own, and the names of what the
 * records name in Finnish. Texts that only the server writes (mails, papers, downloads) stay out of it; those of the folders
 * `staff` and `pages` come in chunks of their own.
 */
export interface LanguageTexts {
  readonly texts: TextTree
  readonly components: Localization
  readonly names: LocalNames
}

/** Texts that grow while chunks come. */
export interface LoadedTexts {
  [key: string]: string | LoadedTexts
}

/** `../../contract/texts/fi/dogs.json` → its texts under `dogs`, so that a key reads `dogs.title`. */
export function bySubject(files: Record<string, TextTree>): TextTree {
  return Object.fromEntries(
    Object.entries(files).map(([path, texts]) => [path.replace(/^.*\/(.+)\.json$/, '$1'), texts]),
  )
}

const added = new WeakSet<TextTree>()

/** Adds the texts of a chunk, once; errors of all kinds stand under one subject. */
export function addTexts(to: LoadedTexts, texts: TextTree) {
  if (added.has(texts)) return
  added.add(texts)
  merge(to, texts)
}

function merge(to: LoadedTexts, from: TextTree) {
  for (const [key, value] of Object.entries(from)) {
    if (typeof value === 'string') to[key] = value
    else {
      const known = to[key]
      const group = typeof known === 'object' ? known : {}
      to[key] = group
      merge(group, value)
    }
  }
}
