import { attachment } from './disposition.ts'

interface ServedFile {
  readonly id: number
  readonly name: string
  readonly mime: string
  readonly created_at: Date
}

/** Raster pictures alone are shown by a browser; everything else is saved. */
const SHOWN = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif'])
/** Types that are sent as they are; any other becomes application/octet-stream. */
const KNOWN = new Set([...SHOWN, 'application/pdf'])
/** Seconds; a week. A file is never changed, it gets another name. */
const PUBLIC_AGE = 604_800

/** Whether a file is a picture that a browser shows. */
export const isShownPicture = ({ mime }: { readonly mime: string }): boolean => SHOWN.has(mime)

/** Whatever the file is, it runs nothing and belongs to no origin. */
const INERT = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none';frame-ancestors 'none';sandbox",
} as const

/** Headers of a file that is saved and never shown, under the type that its content was found to be; kept by no browser and no proxy. */
export const savedHeaders = (type: string, saveAs: string): Record<string, string> => ({
  'content-type': type,
  ...INERT,
  'cache-control': 'no-store',
  'content-disposition': attachment(saveAs),
})

/**
 * Headers under which an uploaded file can do nothing in a browser: its own kind, no script and no origin, and shown only if it
 * is a picture. `audience`: a private file is kept by no browser and no proxy. `saveAs`: the name it is saved under; default its own.
 */
export function fileHeaders(
  file: ServedFile,
  audience: 'public' | 'private',
  saveAs = file.name,
): Record<string, string> {
  return {
    'content-type': KNOWN.has(file.mime) ? file.mime : 'application/octet-stream',
    ...INERT,
    'cache-control': audience === 'public' ? `public, max-age=${PUBLIC_AGE}` : 'no-store',
    ...(audience === 'public' && { etag: `"${file.id}-${file.created_at.getTime()}"` }),
    ...(!isShownPicture(file) && { 'content-disposition': attachment(saveAs) }),
  }
}
