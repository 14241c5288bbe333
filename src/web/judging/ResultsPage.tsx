import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import type { ResultLine, ResultSheets } from '#contract/judging.ts'
import type { SheetKind } from '#domain/trials/sheet.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { OfflineNote } from '../offline/OfflineNote.tsx'
import { useKeepVisited } from '../offline/useKeepVisited.ts'
import { staffTrialsAddress } from '../organising/addresses.ts'
import { PapersMenu } from '../papers/PapersMenu.tsx'
import { UnfitProposals } from '../proposals/UnfitProposals.tsx'
import { SaveBanner } from '../sheets/SaveBanner.tsx'
import { Block } from '../ui/layout/parts.ts'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { LoadedPage } from '../ui/loading/Loaded.tsx'
import { SHEETS_PATHS, sheetsAddress } from './addresses.ts'
import { ResultsGrid } from './grid/ResultsGrid.tsx'
import { resultSheetsQuery, sheetQuestions } from './queries.ts'
import { ReadOnlyNote, SheetsHead } from './SheetsHead.tsx'
import { DogSheet } from './sheet/DogSheet.tsx'
import { DoneBar } from './sheet/DoneBar.tsx'
import { GoneDogs } from './sheet/GoneDogs.tsx'
import { KeptMarkNote } from './sheet/KeptMarkNote.tsx'
import { MarkDone } from './sheet/MarkDone.tsx'
import { SheetPaper } from './sheet/SheetPaper.tsx'
import { SumsDiffer } from './sheet/SumsDiffer.tsx'
import { type Marking, useMarking } from './useMarking.ts'
import { useResultSaver } from './useSavers.ts'
import { type OpenLine, useOpenLines } from './useSheets.ts'

/** `/hallinta/kokeet/{id}/tulokset`: what is written down of each dog of a field or forest trial. */
export function HuntResultsPage() {
  const { id } = useParams({ from: SHEETS_PATHS.hunt })
  return <ResultsPage key={id} trialId={id} kind="hunt" />
}

/** `/hallinta/kokeet/{id}/tulokset-vesi-jalki`: the same of water and track work. */
export function WaterResultsPage() {
  const { id } = useParams({ from: SHEETS_PATHS.water })
  return <ResultsPage key={id} trialId={id} kind="water" />
}

function ResultsPage({ trialId, kind }: { trialId: string; kind: SheetKind }) {
  const t = useTranslate()
  const query = useQuery(resultSheetsQuery(trialId, kind))
  return (
    <LoadedPage
      query={query}
      heading={t('results.title')}
      failed={t('results.failed')}
      list={{ to: staffTrialsAddress(), name: t('trialAdmin.title') }}
    >
      {(sheets) => <Sheets trialId={trialId} sheets={sheets} />}
    </LoadedPage>
  )
}

function Sheets({ trialId, sheets }: { trialId: string; sheets: ResultSheets }) {
  const t = useTranslate()
  const { kind, trial, lines: all } = sheets
  return (
    <>
      <SheetsHead
        title={t(trial.state === 'ready' ? 'results.titleOfficial' : 'results.title')}
        trial={trial}
        kind={kind}
        actions={
          all.length > 0 && (
            <PapersMenu trial={{ id: trial.id, date: trial.heldOn, kaerNr: trial.kaerNr }} kinds={[kind]} />
          )
        }
      />
      <ReadOnlyNote sheets={sheets} />
      <UnfitProposals trialId={trial.id} />
      <Entry trialId={trialId} sheets={sheets} />
      {all.length === 0 && (
        <EmptyState title={t('results.empty.title')}>{t('results.empty.help')}</EmptyState>
      )}
    </>
  )
}

function Entry({ trialId, sheets }: { trialId: string; sheets: ResultSheets }) {
  const { kind, writable } = sheets
  useKeepVisited('trial', sheets.trial.id, sheetQuestions)
  const saver = useResultSaver(trialId, kind)
  const marking = useMarking(trialId, sheets, saver)
  const openLines = useOpenLines(sheets, saver, writable ? stored : storedReadOnly)
  const lines = openLines.map((one) =>
    isKeptDone(marking, one) ? { ...one, writable: false, keptDone: true } : one,
  )
  const [place, go] = usePlace(sheets, (regnr) => sheetsAddress(sheets.trial.id, kind, { dog: regnr }))
  const wide = useMediaQuery('(min-width: 1200px)', { noSsr: true })
  const open = lines[place]
  return (
    <>
      <OfflineNote of={resultSheetsQuery(trialId, kind).queryKey} />
      <SaveBanner saver={saver} writable={writable && lines.length > 0} />
      <GoneDogs sheets={sheets} saver={saver} marking={marking} />
      {marking.differing && <SumsDiffer differing={marking.differing} marking={marking} />}
      {wide &&
        lines.map((one) => (
          <KeptMark key={one.line.dog.regnr} open={one} sheets={sheets} marking={marking} named />
        ))}
      {wide && open ? (
        <ResultsGrid sheets={sheets} lines={lines} saver={saver} marking={marking} start={place} />
      ) : (
        open && (
          <DogSheet
            sheets={sheets}
            lines={lines}
            place={place}
            onGo={go}
            saver={saver}
            showMissing={open.line.entryId !== null && marking.asked.has(open.line.entryId)}
            action={<MarkDone open={open} marking={marking} />}
          >
            <KeptMark open={open} sheets={sheets} marking={marking} />
            <DoneBar open={open} kind={kind} marking={marking} writable={writable} />
            <Block mt={2}>
              <SheetPaper sheets={sheets} open={open} />
            </Block>
          </DogSheet>
        )
      )}
    </>
  )
}

/** Whether the dog waits on this device to be marked done, so that nothing more is written. */
const isKeptDone = ({ kept }: Marking, { line }: OpenLine): boolean =>
  line.entryId !== null && kept.get(line.entryId)?.refused === null

interface KeptMarkProps {
  open: OpenLine
  sheets: ResultSheets
  marking: Marking
  named?: boolean
}

function KeptMark({ open, sheets, marking, named = false }: KeptMarkProps) {
  const mark = open.line.entryId === null ? undefined : marking.kept.get(open.line.entryId)
  if (!mark) return null
  return <KeptMarkNote open={open} mark={mark} marking={marking} judges={sheets.judges} named={named} />
}

const stored = ({ values, status }: ResultLine) => ({ values, writable: status === 'entered' })
const storedReadOnly = ({ values }: ResultLine) => ({ values, writable: false })

/** Whose sheet is shown, as the address says, and the way to another's. */
export function usePlace(
  { lines }: Pick<ResultSheets, 'lines'>,
  linkOf: (regnr: string) => object,
): readonly [number, (place: number) => void] {
  const navigate = useNavigate()
  const { dog } = useSearch({ strict: false })
  const place = Math.max(
    0,
    lines.findIndex((line) => line.dog.regnr === dog),
  )
  const go = (to: number) => {
    const line = lines[to]
    if (!line) return
    void navigate({ ...linkOf(line.dog.regnr), replace: true, resetScroll: false })
    window.scrollTo({ top: 0 })
  }
  return [place, go]
}
