/** Calendars and their events as RFC 5545 writes them: text/calendar, lines of at most 75 octets that end with CRLF. */

/** When an event is: whole days, the last one counted in, or from a moment on; `end` null: nobody knows until when. */
export type EventTime =
  | { readonly firstDay: string; readonly lastDay: string }
  | { readonly start: Date; readonly end: Date | null }

export interface CalendarEvent {
  /** the same for the same event for ever, whatever else of it changes */
  readonly uid: string
  /** grows with every change, so that a calendar takes the newer of two */
  readonly sequence: number
  readonly cancelled: boolean
  readonly time: EventTime
  readonly summary: string
  readonly location: string
  readonly description: string
  readonly url: string
  readonly organizer: Organizer
}

/** Whose event it is, which RFC 5546 3.2.1 wants of what is published. */
interface Organizer {
  readonly name: string
  /** a mailto: or another address */
  readonly uri: string
}

export interface Calendar {
  readonly name: string
  /** when this text is made */
  readonly madeAt: Date
  readonly events: readonly CalendarEvent[]
}

const LINE_OCTETS = 75
const DAY_MS = 86_400_000

/** The text of a calendar. */
export function calendarText({ name, madeAt, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Koirakanta//Trial calendar//FI',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...events.flatMap((event) => eventLines(event, madeAt)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines(event: CalendarEvent, madeAt: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `DTSTAMP:${utc(madeAt)}`,
    `SEQUENCE:${event.sequence}`,
    `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...timeLines(event.time),
    `SUMMARY:${escaped(event.summary)}`,
    `LOCATION:${escaped(event.location)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `URL:${event.url}`,
    `ORGANIZER;CN=${quoted(event.organizer.name)}:${event.organizer.uri}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ]
}

/** The end of whole days is the day after the last. Moments are written in UTC, which needs no table of time zones. */
function timeLines(time: EventTime): string[] {
  if ('start' in time) return [`DTSTART:${utc(time.start)}`, ...(time.end ? [`DTEND:${utc(time.end)}`] : [])]
  const after = new Date(Date.parse(`${time.lastDay}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)
  return [`DTSTART;VALUE=DATE:${plain(time.firstDay)}`, `DTEND;VALUE=DATE:${plain(after)}`]
}

const plain = (iso: string): string => iso.replaceAll(/[-:]/g, '')
const utc = (moment: Date): string => `${plain(moment.toISOString().slice(0, 19))}Z`

/** A parameter's value of RFC 5545 3.2, which has no way to write a quotation mark. */
const quoted = (text: string): string => `"${text.replaceAll('"', '’').replaceAll(/\p{Cc}/gu, ' ')}"`

/** TEXT of RFC 5545 3.3.11: backslash, semicolon, comma and line ends are escaped, other control characters left out. */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

/** RFC 5545 3.1: what is longer goes on after CRLF and a space; no character is cut in two. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > LINE_OCTETS) {
      parts.push(part)
      part = ''
      // The space at the beginning of a further line counts too.
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n ')
}
