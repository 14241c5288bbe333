import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { PracticeLine, PracticeSheets, ResultLine } from '#contract/judging.ts'
import type { SheetField } from '#domain/trials/sheet.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { OfflineNote } from '../offline/OfflineNote.tsx'
import { useKeepVisited } from '../offline/useKeepVisited.ts'
import { staffTrialsAddress } from '../organising/addresses.ts'
import { SaveBanner } from '../sheets/SaveBanner.tsx'
import { shownValue } from '../sheets/values.ts'
import { Span, Text } from '../ui/layout/parts.ts'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { LoadedPage } from '../ui/loading/Loaded.tsx'
import { MEASURES } from '../ui/theme/scales.ts'
import { PRACTICE_PATH, practiceAddress } from './addresses.ts'
import { optionsOf } from './field/fields.ts'
import { practiceQuery, sheetQuestions } from './queries.ts'
import { usePlace } from './ResultsPage.tsx'
import { SheetsHead } from './SheetsHead.tsx'
import { DogSheet } from './sheet/DogSheet.tsx'
import { GoneDogs } from './sheet/GoneDogs.tsx'
import { usePracticeSaver } from './useSavers.ts'
import { type OpenLine, useOpenLines } from './useSheets.ts'

/** `/hallinta/kokeet/{id}/harjoittelu`: the practice scores of an aspirant, seen by nobody else. */
export function PracticePage() {
  const t = useTranslate()
  const { id } = useParams({ from: PRACTICE_PATH })
  const { kind = 'hunt' } = useSearch({ from: PRACTICE_PATH })
  const query = useQuery(practiceQuery(id, kind))
  return (
    <Box sx={{ maxWidth: MEASURES.text, mx: 'auto' }}>
      <LoadedPage
        query={query}
        heading={t('results.practice.title')}
        failed={t('results.failed')}
        list={{ to: staffTrialsAddress(), name: t('trialAdmin.title') }}
      >
        {(sheets) => <Practice key={`${id} ${kind}`} trialId={id} sheets={sheets} />}
      </LoadedPage>
    </Box>
  )
}

/** Fields of the trial's own book-keeping, which nobody practises. */
const NOT_PRACTISED: readonly SheetField[] = ['judgeId', 'statedPoints', 'statedPrize']

function Practice({ trialId, sheets }: { trialId: string; sheets: PracticeSheets }) {
  const t = useTranslate()
  const { kind, trial } = sheets
  useKeepVisited('trial', trial.id, sheetQuestions)
  const saver = usePracticeSaver(trialId, kind)
  const own = useMemo(() => ({ ...sheets, lines: sheets.lines.map(asOwn) }), [sheets])
  const lines = useOpenLines(own, saver, sheets.writable ? stored : storedReadOnly)
  const linkOf = (one: typeof kind, dog?: string) =>
    practiceAddress(trial.id, { dog, ...(one === 'water' && { kind: one }) })
  const [place, go] = usePlace(sheets, (regnr) => linkOf(kind, regnr))
  return (
    <>
      <SheetsHead title={t('results.practice.title')} trial={trial} kind={kind} linkOf={linkOf} />
      <Text tone="muted" mb={2} measure="text">
        {t('results.practice.lead')}
      </Text>
      <GoneDogs sheets={sheets} saver={saver} />
      {lines.length === 0 ? (
        <EmptyState title={t('results.empty.title')}>{t('results.empty.help')}</EmptyState>
      ) : (
        <>
          <OfflineNote of={practiceQuery(trialId, kind).queryKey} />
          <SaveBanner saver={saver} practice />
          <DogSheet
            sheets={own}
            lines={lines}
            place={place}
            onGo={go}
            saver={saver}
            showMissing={false}
            without={NOT_PRACTISED}
            beside={judgeValue}
          />
        </>
      )}
    </>
  )

  /** The judge's value, once it is public and one has given one's own: what stands there already teaches nobody. */
  function judgeValue(open: OpenLine, field: SheetField) {
    const judged = sheets.lines.find(({ entryId }) => entryId === open.line.entryId)
    const value = judged?.status === 'entered' ? undefined : judged?.values[field]
    const own = open.values[field] ?? null
    if (value === undefined || own === null || field === 'report') return null
    const options = optionsOf(t, field, open.rulebook, sheets.judges)
    const same = value === own
    return (
      <Span tone={same ? 'success' : 'muted'} size="small">
        {t('results.practice.judge', { value: shownValue(value, options) })}
        {same && `, ${t('results.practice.same')}`}
      </Span>
    )
  }
}

/** The sheet as if it were the aspirant's to judge. */
const asOwn = (line: PracticeLine): PracticeLine => ({ ...line, status: 'entered', values: line.practice })

const stored = ({ values }: ResultLine) => ({ values, writable: true })
const storedReadOnly = ({ values }: ResultLine) => ({ values, writable: false })
