import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { PublicStartList } from '#contract/calendar.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FactList } from '../../ui/layout/FactList.tsx'
import { Note, Text } from '../../ui/layout/parts.ts'
import { HourText } from '../../ui/values/HourText.tsx'
import { START_LIST_PATH, startListAddress } from '../addresses.ts'
import { startListQuery } from '../queries.ts'
import { TrialPaperPage } from '../TrialPaper.tsx'
import { StartListParties } from './StartListParties.tsx'

/** `/kokeet/{trialDate}/{kaerNr}/koiraluettelo`: the published start list. */
export function StartListPage() {
  const params = useParams({ from: START_LIST_PATH })
  const query = useQuery(startListQuery(params.trialDate, params.kaerNr))
  return (
    <TrialPaperPage kind="startList" params={params} query={query} to={startListAddress}>
      {(list) => <StartList list={list} />}
    </TrialPaperPage>
  )
}

function StartList({ list }: { list: PublicStartList }) {
  const t = useTranslate()
  const { state, startSeed, partySeed, judges } = list
  return (
    <>
      {state === 'cancelled' && (
        <Note tone="error" mb={2} role="status">
          {t('trialPages.startList.cancelled')} {list.reason}
        </Note>
      )}
      <FactList
        facts={[
          { label: t('trialPages.startList.starts'), value: list.time && <HourText time={list.time} /> },
          { label: t('trialPages.startList.judges'), value: judges.join(', ') },
        ]}
      />
      <StartListParties list={list} />
      <Text component="p" mt={4} tone="muted" size="small" measure="wide" breaks>
        {t('trialPages.startList.public')}{' '}
        {partySeed !== null && `${t('trialPages.startList.partySeed', { seed: partySeed })}. `}
        {startSeed !== null && `${t('trialPages.startList.startSeed', { seed: startSeed })}. `}
        {(partySeed !== null || startSeed !== null) && t('trialPages.startList.seedHelp')}
      </Text>
    </>
  )
}
