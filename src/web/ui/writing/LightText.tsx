import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { type LightBlock, type LightSpan, lightBlocks } from '#domain/lightText.ts'
import { Heading, Span, Text } from '../layout/parts.ts'
import { AppLink } from '../links/AppLink.tsx'
import { MEASURES } from '../theme/scales.ts'

interface Props {
  children: string
  /** the level of its headings */
  heading?: 'h2' | 'h4'
}

/** A text of staff with its light formatting: docs/rules/screens.md#written-texts. Words only, never markup of their own. */
export function LightText({ children, heading = 'h2' }: Props) {
  return (
    <Box sx={TEXT}>
      {numbered(lightBlocks(children)).map(([key, block]) => (
        <Part key={key} block={block} heading={heading} />
      ))}
    </Box>
  )
}

/** What never changes its place, with its place as its key. */
const numbered = <One,>(all: readonly One[]): readonly (readonly [number, One])[] =>
  all.map((one, place) => [place, one])

function Part({ block, heading }: { block: LightBlock; heading: 'h2' | 'h4' }) {
  if (block.kind === 'heading')
    return (
      <Heading component={heading} large={heading === 'h2'} mt={3} mb={1}>
        <Spans spans={block.spans} />
      </Heading>
    )
  if (block.kind === 'paragraph')
    return (
      <Text component="p" mb={1.5}>
        {numbered(block.lines).map(([key, spans]) => (
          <span key={key}>
            {key > 0 && <br />}
            <Spans spans={spans} />
          </span>
        ))}
      </Text>
    )
  return (
    <Box component={block.kind === 'list' ? 'ul' : 'ol'} sx={LIST}>
      {numbered(block.items).map(([key, spans]) => (
        <li key={key}>
          <Spans spans={spans} />
        </li>
      ))}
    </Box>
  )
}

function Spans({ spans }: { spans: readonly LightSpan[] }) {
  return numbered(spans).map(([key, span]) => <Words key={key} span={span} />)
}

function Words({ span }: { span: LightSpan }) {
  if (span.kind === 'strong') return <Span strong>{span.text}</Span>
  if (span.kind !== 'link') return span.text
  if (span.href.startsWith('/'))
    return (
      <AppLink to={span.href} underline="always">
        {span.text}
      </AppLink>
    )
  return (
    <Link href={span.href} underline="always" rel="noopener noreferrer">
      {span.text}
    </Link>
  )
}

const TEXT = {
  maxWidth: MEASURES.text,
  overflowWrap: 'anywhere',
  '& > :first-child': { mt: 0 },
  '& > :last-child': { mb: 0 },
} as const
const LIST = { mt: 0, mb: 1.5, pl: 3, '& > li': { mb: 0.5 } } as const
