const PREFIX = 'koirakanta.draft.'

type Values = Record<string, unknown>

/** What was typed into a form and not yet sent. */
interface Draft {
  readonly values: Values
  /** the values of the same fields when the person began */
  readonly base: Values
}

/** A draft of a form; of somebody else's nothing. `owner`: user name, empty for a visitor. */
export function readDraft(name: string, owner: string): Draft | undefined {
  try {
    const text = sessionStorage.getItem(PREFIX + name)
    const draft: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(draft) || draft.owner !== owner || !isRecord(draft.values)) return undefined
    // Release 2.0.0 called it `began`; a window may have been open since before the update.
    const base = draft.base ?? draft.began
    return { values: draft.values, base: isRecord(base) ? base : {} }
  } catch {
    return undefined
  }
}

/** Keeps what was typed, passwords never, through a reload or an expired session. */
export function writeDraft(name: string, owner: string, { values, base }: Draft) {
  const draft = { owner, values: withoutPasswords(values), base: withoutPasswords(base) }
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(draft))
  } catch {
    // Storage may be forbidden; then only the page itself holds what was typed.
  }
}

export function forgetDraft(name: string) {
  try {
    sessionStorage.removeItem(PREFIX + name)
  } catch {
    // Nothing was kept.
  }
}

const listeners = new Set<() => void>()

/** Called when every draft is forgotten, by what is kept elsewhere. */
export function onForgetDrafts(listener: () => void) {
  listeners.add(listener)
}

/** Forgets every draft: whoever signs out leaves nothing behind. */
export function forgetDrafts() {
  for (const listener of listeners) listener()
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function withoutPasswords(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !/password/i.test(name)))
}
