/** The one-time secret of a mail's link, out of the fragment (`#token=…`), which no server sees; undefined without one. */
export function tokenOf(fragment: string): string | undefined {
  return /^#?token=([\w-]+)$/.exec(fragment)?.[1]
}
