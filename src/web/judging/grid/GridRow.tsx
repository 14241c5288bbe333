import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ResultSheets } from '#contract/judging.ts'
import type { SheetKind } from '#domain/trials/sheet.ts'
import { DogName } from '../../dogs/name/DogName.tsx'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FieldMark } from '../../sheets/FieldMark.tsx'
import { Block, Row, Span, Text, VisuallyHidden } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { Spinner } from '../../ui/theme/Spinner.tsx'
import { partyName } from '../parties.ts'
import { Totals } from '../sheet/Totals.tsx'
import { useCorrectWay } from '../sheet/useCorrectWay.ts'
import { numberOf } from '../startNumber.ts'
import type { OpenLine } from '../useSheets.ts'
import { FIRST, LINES } from './GridHead.tsx'

interface HeadProps {
  open: OpenLine
  sheets: ResultSheets
}

/** The dog of a row, its party, and what its sheet gives so far. */
export function RowHead({ open, sheets }: HeadProps) {
  const { line } = open
  return (
    <Box component="th" scope="row" role="rowheader" sx={{ ...FIRST, ...HEAD }}>
      <Box sx={NAME} title={line.dog.name}>
        {numberOf(line)}
        <DogName dog={line.dog} />
      </Box>
      <Row align="center" wrap={false} strong={false} size="smaller">
        {line.class}
        <Totals open={open} kind={sheets.kind} dense still />
        {line.party !== null && <PartyMark sheets={sheets} number={line.party} />}
        <Block grow />
        <FieldMark mark={open.mark} />
      </Row>
    </Box>
  )
}

/** The party in two letters, the own one in bold; its name is read aloud. */
function PartyMark({ sheets, number }: { sheets: ResultSheets; number: number }) {
  const t = useTranslate()
  const own = sheets.parties.some((party) => party.own && party.number === number)
  return (
    <>
      <Span strong={own} nowrap aria-hidden title={partyName(t, sheets, number)}>
        {t('results.parties.short', { number })}
      </Span>
      <VisuallyHidden>{partyName(t, sheets, number)}</VisuallyHidden>
    </>
  )
}

/** A long name takes two lines. */
const NAME = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  lineHeight: 1.3,
} as const

const HEAD = {
  width: 220,
  minWidth: 220,
  maxWidth: 220,
  px: 1,
  py: 0.25,
  ...LINES,
  textAlign: 'left',
  fontWeight: 600,
  backgroundColor: 'background.paper',
} as const

interface DoneCellProps {
  open: OpenLine
  kind: SheetKind
  active: boolean
  failing: number
  showMissing: boolean
  busy: boolean
  writable: boolean
  onEnter: () => void
  onAct: () => void
}

/** Where a row is marked done, opened again, or led from to its correction. */
export function DoneCell(props: DoneCellProps) {
  const { open, kind, active, failing, showMissing, busy, writable, onEnter, onAct } = props
  const t = useTranslate()
  const way = useCorrectWay(kind)(open.line)
  const { status, entryId } = open.line
  const act = status === 'entered' ? t('results.done.mark') : t('results.open.action')
  const enabled = !way && writable && entryId !== null
  const ready = status === 'entered' && failing === 0
  // The button or the link has the focus itself, so that no key in the cell can do what it does.
  const stop = { tabIndex: active ? 0 : -1, 'data-active': active }
  return (
    <Box
      component="td"
      role="gridcell"
      {...(!enabled && !way && stop)}
      data-field="done"
      onFocus={() => {
        if (!active) onEnter()
      }}
      sx={{ ...LINES, px: 0.5, textAlign: 'center', fontSize: '0.875rem' }}
    >
      {status !== 'entered' && <Box>{t(`results.status.${status}`)}</Box>}
      {enabled && (
        <Button
          size="small"
          variant={ready ? 'contained' : 'outlined'}
          {...stop}
          // Not `disabled`: it would lose the focus.
          aria-disabled={busy}
          startIcon={busy ? <Spinner /> : undefined}
          // Entering the cell may move the table under the mouse, and the click would be lost.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => !busy && onAct()}
          sx={{ whiteSpace: 'nowrap', px: 1, fontSize: '0.8125rem' }}
        >
          {act}
        </Button>
      )}
      {way && (
        <AppLink {...way} {...stop}>
          {t('results.correct.short')}
        </AppLink>
      )}
      {showMissing && failing > 0 && (
        <Text tone="error" strong>
          {t('results.done.failing', { count: failing })}
        </Text>
      )}
    </Box>
  )
}
