import type { Localization } from '@mui/material/locale'

/**
 * What one language chunk brings: the texts by subject (the file's name), and the component library's own. Texts that only
 * the server writes (mails, papers, downloads) stay out of it; those of the folders `staff` and `pages` come in chunks of their own.
 */
export interface LanguageTexts {
  readonly texts: Record<string, object>
  readonly components: Localization
}

/** `../../contract/texts/fi/dogs.json` → its texts under `dogs`, so that a key reads `dogs.title`. */
export function bySubject(files: Record<string, object>): Record<string, object> {
  return Object.fromEntries(
    Object.entries(files).map(([path, texts]) => [path.replace(/^.*\/(.+)\.json$/, '$1'), texts]),
  )
}
