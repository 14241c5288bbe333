import type { ClubProfile } from '#domain/club/profiles.ts'

export const MANIFEST = '/manifest.webmanifest'

/** The built manifest of the installed app in a club's name, with the shortcut to judges' sheets only where the club has trials. */
export function clubManifest(built: Buffer, { title, clubName, modules }: ClubProfile): Buffer {
  const manifest = JSON.parse(built.toString()) as { shortcuts?: unknown[] }
  const shortcuts = modules.includes('kaer') ? manifest.shortcuts : []
  return Buffer.from(
    JSON.stringify({ ...manifest, name: title, short_name: title, description: clubName, shortcuts }),
  )
}
