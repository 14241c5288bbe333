/** One property of an event: its parameters (`VALUE=DATE`) and its value with the escapes taken away. */
export interface ReadProperty {
  readonly parameters: string
  readonly value: string
}

/** Reads a calendar back: unfolds, unescapes, and gives each event its properties by name. */
export function readCalendar(text: string): Record<string, ReadProperty>[] {
  const lines = text.replaceAll('\r\n ', '').split('\r\n')
  const events: Record<string, ReadProperty>[] = []
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') events.push({})
    const [, name = '', parameters = '', value = ''] = /^([A-Z-]+)((?:;[^:]*)?):(.*)$/.exec(line) ?? []
    const event = events.at(-1)
    if (event && name !== 'BEGIN' && name !== 'END') {
      event[name] = { parameters: parameters.slice(1), value: unescaped(value) }
    }
  }
  return events
}

const unescaped = (value: string): string =>
  value.replaceAll(/\\([\\;,nN])/g, (_, mark: string) => (mark.toLowerCase() === 'n' ? '\n' : mark))
