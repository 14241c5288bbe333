import Box from '@mui/material/Box'
import type { HomeNews } from '#contract/news.ts'
import { calledBy } from '#domain/dogs.ts'
import { trialAddress } from '../../calendar/addresses.ts'
import { dogAddress } from '../../dogs/addresses.ts'
import { PrizeCode } from '../../dogs/PrizeCode.tsx'
import { useNames } from '../../i18n/useNames.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Row, Span, Text } from '../../ui/layout/parts.ts'
import { visuallyHidden } from '../../ui/layout/visuallyHidden.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { DateText } from '../../ui/values/DateText.tsx'
import { NewMark, NewsList } from './NewsList.tsx'

type Trial = HomeNews['trials'][number]

/** The last trials with results: where and when, how many prizes, and the best dogs. */
export function TrialNews({ trials, since }: { trials: readonly Trial[]; since: string | null }) {
  const isNew = (trial: Trial) => trial.isNew || (since !== null && trial.date >= since)
  return (
    <NewsList
      items={trials}
      itemKey={({ date, kaerNr, place, type }) => `${date} ${kaerNr} ${place} ${type}`}
      isNew={isNew}
      since={since}
    >
      {(trial) => <TrialRow trial={trial} marked={isNew(trial)} />}
    </NewsList>
  )
}

function TrialRow({ trial, marked }: { trial: Trial; marked: boolean }) {
  const t = useTranslate()
  const names = useNames()
  const { date, kaerNr, type, dogs, prizes, preliminary, best } = trial
  const place = names.place(trial.place)
  return (
    <>
      <Row between wrap={false} gap={2} align="baseline">
        <Span strong breaks>
          {kaerNr === null ? place : <AppLink {...trialAddress(date, kaerNr)}>{place}</AppLink>}
        </Span>
        <Text size="small" nowrap>
          <span aria-hidden>{t('home.prizes', { prizes: prizes.join(' – ') })}</span>
          <Box component="span" sx={visuallyHidden}>
            {t('home.prizesHelp', { first: prizes[0], second: prizes[1], third: prizes[2] })}
          </Box>
        </Text>
      </Row>
      <Text tone="muted" size="small">
        <DateText date={date} />
        {`, ${t(`trials.types.${type}`)}, ${t('home.judged', { count: dogs })}`}
        {preliminary && <span title={t('trials.preliminaryHelp')}>{`, ${t('trials.preliminary')}`}</span>}
        {marked && <NewMark />}
      </Text>
      {best.length > 0 && (
        <Row gap={1.5} rowGap={0.25} mt={0.5} size="small">
          {best.map(({ dog, label }) => (
            <Row key={dog.regnr} component="span" inline gap={0.5} wrap={false} align="baseline">
              <PrizeCode code={label} />
              <Span breaks>
                <AppLink {...dogAddress(dog.regnr)}>{calledBy(dog)}</AppLink>
              </Span>
            </Row>
          ))}
        </Row>
      )}
    </>
  )
}
