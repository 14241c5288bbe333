const PREFIX = 'koirakanta.draft.'

type Values = Record<string, unknown>

/** What was typed into a form and not yet sent; of somebody else's nothing. `owner`: user name, empty for a visitor. */
export function readDraft(name: string, owner: string): Values | undefined {
  try {
    const text = sessionStorage.getItem(PREFIX + name)
    const draft = text === null ? null : (JSON.parse(text) as { owner: string; values: Values })
    return draft?.owner === owner ? draft.values : undefined
  } catch {
    return undefined
  }
}

/** Keeps what was typed, passwords never, through a reload or an expired session. */
export function writeDraft(name: string, owner: string, values: Values) {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify({ owner, values: withoutPasswords(values) }))
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

/** Forgets every draft: whoever signs out leaves nothing behind. */
export function forgetDrafts() {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

function withoutPasswords(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !/password/i.test(name)))
}
