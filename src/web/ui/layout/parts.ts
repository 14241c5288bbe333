import {
  MEASURES,
  type Measure,
  type Space,
  STRONG,
  TEXT_SIZES,
  type TextSize,
  TONES,
  type Tone,
} from '../theme/scales.ts'
import { type Looks, part } from './part.tsx'
import { visuallyHidden } from './visuallyHidden.ts'

/** The small parts that pages are laid out with; `mt` and `mb` are the free space above and below, `py` that inside, in steps of 8 px. */

const space = {
  mt: (mt: Space) => ({ mt }),
  mb: (mb: Space) => ({ mb }),
  py: (py: Space) => ({ py }),
  /** the greatest width that is still read with ease */
  measure: (measure: Measure) => ({ maxWidth: MEASURES[measure] }),
  /** takes the room that its row leaves, and no more */
  grow: (grow: boolean) => (grow ? { flex: 1, minWidth: 0 } : {}),
  /** may be narrower than its longest word */
  shrink: (shrink: boolean) => (shrink ? { minWidth: 0 } : {}),
} satisfies Looks

const words = {
  tone: (tone: Tone) => ({ color: TONES[tone] }),
  size: (size: TextSize) => ({ fontSize: TEXT_SIZES[size] }),
  strong: (strong: boolean) => ({ fontWeight: strong ? STRONG : 400 }),
  align: (textAlign: 'center' | 'right') => ({ textAlign }),
  /** breaks inside a word that is longer than the line: a name or an address somebody has typed */
  breaks: (breaks: boolean) => (breaks ? { overflowWrap: 'anywhere' } : {}),
  /** no longer so */
  struck: (struck: boolean) => (struck ? { textDecoration: 'line-through' } : {}),
  nowrap: (nowrap: boolean) => (nowrap ? { whiteSpace: 'nowrap' } : {}),
  /** keeps the line breaks of what somebody has typed */
  lines: (lines: boolean) => (lines ? { whiteSpace: 'pre-line' } : {}),
} satisfies Looks

const line = {
  gap: (gap: Space) => ({ gap }),
  align: (align: 'center' | 'start' | 'end' | 'baseline') => ({
    alignItems: align === 'start' || align === 'end' ? `flex-${align}` : align,
  }),
} satisfies Looks

/** A part of a page that only keeps its distance. */
export const Block = part({}, space)

/** Words: in the size of what they stand in unless `size` says otherwise. */
export const Text = part({ m: 0 }, { ...words, ...space })

/** The same within a line. */
export const Span = part({}, words, 'span')

/** The heading of a part of a page below its sections, as `component` of another level. */
export const Heading = part(
  { typography: 'h3', m: 0 },
  {
    ...space,
    tone: words.tone,
    /** as large as that of a section */
    large: (large: boolean) => (large ? { typography: 'h2' } : {}),
    /** a line under it */
    ruled: (ruled: boolean) => (ruled ? { borderBottom: 1, borderColor: 'divider', pb: 0.5 } : {}),
  },
  'h3',
)

/** What stands beside each other, and goes on below where it does not fit: buttons, chips. */
export const Row = part(
  { display: 'flex', flexWrap: 'wrap', gap: 1, m: 0 },
  {
    ...line,
    size: words.size,
    tone: words.tone,
    strong: words.strong,
    ...space,
    rowGap: (rowGap: Space) => ({ rowGap }),
    /** the least height, in pixels, so that what stands below does not move when something comes */
    minHeight: (minHeight: number) => ({ minHeight }),
    wrap: (wrap: boolean) => (wrap ? {} : { flexWrap: 'nowrap' }),
    /** stands within a line */
    inline: (inline: boolean) => (inline ? { display: 'inline-flex' } : {}),
    end: (end: boolean) => (end ? { justifyContent: 'flex-end' } : {}),
    /** pushes the first to one end and the last to the other */
    between: (between: boolean) => (between ? { justifyContent: 'space-between' } : {}),
  },
)

/** What stands below each other at even distances. */
export const Stack = part({ display: 'flex', flexDirection: 'column', gap: 2 }, { ...line, ...space })

/** Something to notice: its tone stands as a line at its side. */
export const Note = part(
  { borderLeft: 3, borderColor: 'divider', pl: 2, py: 0.5, outlineOffset: '4px' },
  { size: words.size, breaks: words.breaks, ...space, tone: (tone: Tone) => ({ borderColor: TONES[tone] }) },
)

/** What stands apart from the page in a frame. */
export const Card = part({ border: 1, borderColor: 'divider', borderRadius: 1, p: 2 }, space)

/** What a page shows first of all, on a ground of its own. */
export const Panel = part(
  {
    mt: 3,
    bgcolor: 'background.paper',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    p: { xs: 2, md: 3 },
  },
  {},
)

/** An entry of a list whose entries are divided by lines. */
export const Divided = part(
  { borderTop: 1, borderColor: 'divider', py: 1.25, '&:first-of-type': { borderTop: 0 } },
  {
    /** a click on it leads somewhere */
    linked: (linked: boolean) => (linked ? { cursor: 'pointer' } : {}),
    align: line.align,
  },
  'li',
)

/** Areas of the same width beside each other, below each other on a phone. */
export const Columns = part(
  { display: 'grid', gap: 2 },
  {
    gap: (gap: Space) => ({ gap }),
    rowGap: (rowGap: Space) => ({ rowGap }),
    /** the narrowest screen on which they stand beside each other */
    from: (from: 'xs' | 'sm' | 'md') => ({
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', [from]: 'minmax(0, 1fr) minmax(0, 1fr)' },
    }),
  },
)

/** A list without marks. */
export const PlainList = part(
  { listStyle: 'none', m: 0, p: 0 },
  {
    ...space,
    /** a line above it */
    ruled: (ruled: boolean) => (ruled ? { borderTop: 1, borderColor: 'divider' } : {}),
  },
  'ul',
)

/** A list with marks. */
export const BulletList = part({ m: 0, pl: 2.5 }, space, 'ul')

/** The name of an input above it, as `component` a label or a legend. */
export const FieldLabel = part({ display: 'block', p: 0, fontWeight: STRONG, mb: 0.5 }, {})

/** What is wrong with an input, below it. */
export const FieldError = part(
  { mt: 0.5, color: TONES.error, fontWeight: STRONG, fontSize: TEXT_SIZES.small },
  {},
)

/** Inputs that belong together, without a frame. */
export const Fieldset = part({ border: 0, m: 0, p: 0, minWidth: 0 }, {}, 'fieldset')

/** Words that are read aloud but not seen. */
export const VisuallyHidden = part(visuallyHidden, {}, 'span')
