import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { saveResultFields, type trialResults } from '#contract/endpoints/judging.ts'
import type { ResultLine, ResultSheets } from '#contract/judging.ts'
import type { SheetKind } from '#domain/trials/sheet.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { staffTrialsAddress } from '../organising/addresses.ts'
import { PapersMenu } from '../papers/PapersMenu.tsx'
import { UnfitProposals } from '../proposals/UnfitProposals.tsx'
import { SaveBanner } from '../sheets/SaveBanner.tsx'
import { Block } from '../ui/layout/parts.ts'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { LoadedPage } from '../ui/loading/Loaded.tsx'
import { SHEETS_PATHS, sheetsAddress } from './addresses.ts'
import { ResultsGrid } from './grid/ResultsGrid.tsx'
import { resultSheetsQuery, withSaved } from './queries.ts'
import { ReadOnlyNote, SheetsHead } from './SheetsHead.tsx'
import { DogSheet } from './sheet/DogSheet.tsx'
import { DoneBar } from './sheet/DoneBar.tsx'
import { SheetPaper } from './sheet/SheetPaper.tsx'
import { SumsDiffer } from './sheet/SumsDiffer.tsx'
import { useMarking } from './useMarking.ts'
import { useOpenLines, useSaver } from './useSheets.ts'

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
      {all.length === 0 ? (
        <EmptyState title={t('results.empty.title')}>{t('results.empty.help')}</EmptyState>
      ) : (
        <Entry trialId={trialId} sheets={sheets} />
      )}
    </>
  )
}

function Entry({ trialId, sheets }: { trialId: string; sheets: ResultSheets }) {
  const { kind, writable } = sheets
  const saver = useSaver<typeof trialResults>({
    trialId,
    kind,
    name: 'sheet',
    query: resultSheetsQuery,
    call: saveResultFields,
    merge: withSaved,
  })
  const lines = useOpenLines(sheets, saver, writable ? stored : storedReadOnly)
  const marking = useMarking(trialId, sheets, saver)
  const [place, go] = usePlace(sheets, (regnr) => sheetsAddress(sheets.trial.id, kind, { dog: regnr }))
  const wide = useMediaQuery('(min-width: 1200px)', { noSsr: true })
  const open = lines[place]
  return (
    <>
      <SaveBanner saver={saver} writable={writable} />
      {marking.differing && <SumsDiffer differing={marking.differing} marking={marking} />}
      {wide ? (
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
          >
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
