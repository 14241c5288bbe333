import type { HomeNews } from '#contract/dogs.ts'
import { PrizeCode } from '../../dogs/chips.tsx'
import { DogLink } from '../../dogs/name/DogLink.tsx'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, Row, Text } from '../../ui/layout/parts.ts'
import { DateText } from '../../ui/values/DateText.tsx'
import { formatNumber } from '../../ui/values/numbers.ts'
import { NewMark, NewsList } from './NewsList.tsx'

type Result = HomeNews['results'][number]

/** The latest trial results: the dog, where and when, prize and points. */
export function ResultNews({ results, since }: { results: readonly Result[]; since: string | null }) {
  const isNew = (result: Result) => result.isNew || (since !== null && result.date >= since)
  return (
    <NewsList
      items={results}
      itemKey={({ dog, date, type }) => `${dog.regnr} ${date} ${type}`}
      isNew={isNew}
      since={since}
    >
      {(result) => <ResultRow result={result} marked={isNew(result)} />}
    </NewsList>
  )
}

function ResultRow({ result, marked }: { result: Result; marked: boolean }) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <Row align="start" gap={2} wrap={false}>
      <Block grow>
        <DogLink dog={result.dog} breed />
        <Text tone="muted" size="small">
          <DateText date={result.date} /> {result.place}, {t(`trials.types.${result.type}`)}
          {result.status === 'preliminary' && (
            <span title={t('trials.preliminaryHelp')}>{`, ${t('trials.preliminary')}`}</span>
          )}
          {marked && <NewMark />}
        </Text>
      </Block>
      <Text nowrap align="right">
        <PrizeCode code={result.label} />
        {result.points !== null && (
          <Text tone="muted" size="small">
            {t('home.points', {
              points: formatNumber(language, result.points, Number.isInteger(result.points) ? 0 : 1),
            })}
          </Text>
        )}
      </Text>
    </Row>
  )
}
