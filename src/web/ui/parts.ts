import { part } from './part.tsx'
import {
  MEASURES,
  type Measure,
  type Space,
  STRONG,
  TEXT_SIZES,
  type TextSize,
  TONES,
  type Tone,
} from './theme.ts'

/** The small parts that pages are laid out with; `mt` and `mb` are the free space above and below, in steps of 8 px. */

const space = {
  mt: (mt: Space) => ({ mt }),
  mb: (mb: Space) => ({ mb }),
  /** the greatest width that is still read with ease */
  measure: (measure: Measure) => ({ maxWidth: MEASURES[measure] }),
  /** takes the room that its row leaves, and no more */
  grow: (grow: boolean) => (grow ? { flex: 1, minWidth: 0 } : {}),
}

const words = {
  tone: (tone: Tone) => ({ color: TONES[tone] }),
  size: (size: TextSize) => ({ fontSize: TEXT_SIZES[size] }),
  strong: (strong: boolean) => ({ fontWeight: strong ? STRONG : 400 }),
  align: (textAlign: 'center' | 'right') => ({ textAlign }),
  /** breaks inside a word that is longer than the line: a name or an address somebody has typed */
  breaks: (breaks: boolean) => (breaks ? { overflowWrap: 'anywhere' } : {}),
  nowrap: (nowrap: boolean) => (nowrap ? { whiteSpace: 'nowrap' } : {}),
  /** keeps the line breaks of what somebody has typed */
  lines: (lines: boolean) => (lines ? { whiteSpace: 'pre-line' } : {}),
}

const line = {
  gap: (gap: Space) => ({ gap }),
  align: (align: 'center' | 'start' | 'end' | 'baseline') => ({
    alignItems: align === 'start' || align === 'end' ? `flex-${align}` : align,
  }),
}

/** A part of a page that only keeps its distance. */
export const Block = part({}, space)

/** Words: in the size of what they stand in unless `size` says otherwise. */
export const Text = part({ m: 0 }, { ...words, ...space })

/** The same within a line. */
export const Span = part({}, words, 'span')

/** What stands beside each other, and goes on below where it does not fit: buttons, chips. */
export const Row = part(
  { display: 'flex', flexWrap: 'wrap', gap: 1 },
  {
    ...line,
    ...space,
    wrap: (wrap: boolean) => (wrap ? {} : { flexWrap: 'nowrap' }),
    /** pushes the first to one end and the last to the other */
    between: (between: boolean) => (between ? { justifyContent: 'space-between' } : {}),
  },
)

/** What stands below each other at even distances. */
export const Stack = part({ display: 'flex', flexDirection: 'column', gap: 2 }, { ...line, ...space })

/** Something to notice: its tone stands as a line at its side. */
export const Note = part(
  { borderLeft: 3, borderColor: 'divider', pl: 2, py: 0.5 },
  { ...space, tone: (tone: Tone) => ({ borderColor: TONES[tone] }) },
)

/** A list without marks. */
export const PlainList = part({ listStyle: 'none', m: 0, p: 0 }, space, 'ul')

/** A list with marks. */
export const BulletList = part({ m: 0, pl: 2.5 }, space, 'ul')

/** The name of an input, above it. */
export const FieldLabel = part({ display: 'block', fontWeight: STRONG, mb: 0.5 }, {}, 'label')

/** What is wrong with an input, below it. */
export const FieldError = part(
  { mt: 0.5, color: TONES.error, fontWeight: STRONG, fontSize: TEXT_SIZES.small },
  {},
)

/** Inputs that belong together, without a frame. */
export const Fieldset = part({ border: 0, m: 0, p: 0, minWidth: 0 }, {}, 'fieldset')
