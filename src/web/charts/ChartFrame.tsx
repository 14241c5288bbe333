import Box from '@mui/material/Box'
import { type ReactNode, useRef } from 'react'
import { Block, Heading, Row, Text } from '../ui/layout/parts.ts'
import { type DetailCell, TableDetails } from '../ui/table/TableDetails.tsx'
import { LOOKS, lineOf, Mark } from './looks.tsx'
import { SavePicture } from './SavePicture.tsx'
import { useWidth } from './useWidth.ts'

export interface FrameProps {
  /** what is shown, with its unit */
  title: string
  /** how the picture is read */
  help: string
  /** whether its table is printed below it: not where the page has the same table */
  printsTable?: boolean
}

interface Props extends FrameProps {
  /** pixels */
  height: number
  /** what each series is called, where a picture has several in one place */
  legend?: readonly string[]
  /** the same as words and numbers */
  table: { readonly heads: readonly string[]; readonly rows: readonly (readonly DetailCell[])[] }
  /** draws into an SVG of this width in pixels */
  children: (width: number) => ReactNode
}

/** A picture with its name, how it is read, and the table of what it shows. On paper it is scaled to the sheet. */
export function ChartFrame({ title, help, printsTable, height, legend, table, children }: Props) {
  const { ref, width } = useWidth()
  const picture = useRef<SVGSVGElement>(null)
  return (
    <Box component="figure" sx={{ m: 0, mb: 4, minWidth: 0, breakInside: printsTable ? 'auto' : 'avoid' }}>
      <Box component="figcaption">
        <Heading>{title}</Heading>
        <Text tone="muted" size="small" measure="text" mt={0.5} mb={1}>
          {help}
        </Text>
      </Box>
      {legend && legend.length > 1 && <Legend names={legend} />}
      <Box ref={ref} sx={{ minHeight: height, '& text': { fontVariantNumeric: 'tabular-nums' } }}>
        {width > 0 && (
          <Box
            component="svg"
            ref={picture}
            role="img"
            aria-label={title}
            viewBox={`0 0 ${width} ${height}`}
            sx={{ display: 'block', width: '100%', height: 'auto', overflow: 'visible' }}
          >
            {children(width)}
          </Box>
        )}
      </Box>
      <Row gap={2} align="start" between {...(!printsTable && { 'data-print': 'no' })}>
        <Block grow>
          <TableDetails caption={title} printed={printsTable} {...table} />
        </Block>
        <SavePicture picture={picture} title={title} />
      </Row>
    </Box>
  )
}

function Legend({ names }: { names: readonly string[] }) {
  return (
    <Row gap={3} mb={1} size="small">
      {names.map((name, index) => (
        <Row key={name} align="center" gap={1} wrap={false}>
          <svg width={34} height={14} aria-hidden>
            <line x1={0} x2={34} y1={7} y2={7} {...lineOf(LOOKS[index % LOOKS.length]!)} />
            <Mark look={LOOKS[index % LOOKS.length]!} x={17} y={7} />
          </svg>
          {name}
        </Row>
      ))}
    </Row>
  )
}
