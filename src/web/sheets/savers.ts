import type { Saver } from './saver.ts'

/** Of one person's work on one set of sheets; it goes on while other pages are shown. */
const savers = new Map<string, { readonly saver: unknown; readonly stop: () => void }>()

/** The one saver of an owner's sheets in this window, made and started when it is first asked for. */
export function saverOf<Field extends string>(
  owner: string,
  sheets: string,
  make: () => Saver<Field>,
): Saver<Field> {
  const name = `${owner}\n${sheets}`
  const known = savers.get(name)
  if (known) return known.saver as Saver<Field>
  const saver = make()
  savers.set(name, { saver, stop: saver.start() })
  return saver
}

/** How many fields an owner's savers hold in this window that the service has not got. */
export function countHeld(owner: string): number {
  const own = [...savers].filter(([name]) => name.startsWith(`${owner}\n`))
  return own.reduce((sum, [, { saver }]) => sum + (saver as Saver).fields.get().size, 0)
}

/** Ends all of an owner's: whoever has signed out sends nothing more. */
export function endSavers(owner: string) {
  for (const [name, { stop }] of savers) {
    if (!name.startsWith(`${owner}\n`)) continue
    stop()
    savers.delete(name)
  }
}
