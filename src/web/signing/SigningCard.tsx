import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import type { SigningRow } from '#contract/signing.ts'
import { calledBy } from '#domain/dogs.ts'
import { PrizeChip, TrialClassChip } from '../dogs/chips.tsx'
import { DogLink } from '../dogs/name/DogLink.tsx'
import type { Language } from '../i18n/languages.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { type Translate, useTranslate } from '../i18n/useTranslate.ts'
import { sheetsAddress } from '../judging/addresses.ts'
import { useAwardWords } from '../judging/sheet/useAwardWords.ts'
import { Block, Divided, Row, Span } from '../ui/layout/parts.ts'
import { AppLink } from '../ui/links/AppLink.tsx'
import { StateMark } from '../ui/marks/StateMark.tsx'
import { formatNumber } from '../ui/values/numbers.ts'

interface Props {
  trialId: number
  row: SigningRow
  seen: boolean
  /** undefined: the reader signs nothing now */
  onSeen: ((seen: boolean) => void) | undefined
}

/** One performance with what it came to, and a tick of whoever signs. */
export function SigningCard({ trialId, row, seen, onSeen }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const wordsOf = useAwardWords()
  const { dog, kind, startNumber, result } = row
  const name = calledBy(dog)
  return (
    <Divided>
      <Row align="start" wrap={false}>
        {startNumber !== null && <Span strong>{startNumber}.</Span>}
        <Block grow>
          <DogLink dog={dog} />
        </Block>
        {result && (kind === 'hunt' || result.outcome !== 'judged') ? (
          <PrizeChip result={{ class: row.class, ...result }} />
        ) : (
          <TrialClassChip code={row.class} />
        )}
      </Row>
      <Row align="baseline" gap={2} rowGap={0} mt={0.5}>
        <States row={row} />
        {result?.noPrize && <Span data-part="why">{wordsOf(result.noPrize)}</Span>}
        {result && <Span tone="muted">{resultText(t, language, result)}</Span>}
      </Row>
      <Row align="center" between mt={0.5} minHeight={44}>
        <AppLink
          {...sheetsAddress(trialId, kind, { dog: dog.regnr })}
          underline="always"
          aria-label={t('signing.openOf', { dog: name })}
          sx={{ py: 1 }}
        >
          {t('signing.open')}
        </AppLink>
        {onSeen && result && (
          <FormControlLabel
            control={
              <Checkbox
                checked={seen}
                onChange={(_event, checked) => onSeen(checked)}
                slotProps={{ input: { 'aria-label': t('signing.seenOf', { dog: name }) } }}
              />
            }
            label={t('signing.seen')}
            labelPlacement="start"
            sx={{ ml: 0, mr: -1 }}
          />
        )}
      </Row>
    </Divided>
  )
}

/** What it came to in short: points or grades, and who judged it. */
function resultText(t: Translate, language: Language, result: NonNullable<SigningRow['result']>): string {
  const { points, water, track, judge } = result
  return [
    points !== null && t('signing.points', { points: formatNumber(language, points, points % 1 ? 1 : 0) }),
    water !== null && t('signing.water', { grade: String(water) }),
    track !== null && t('signing.track', { grade: String(track) }),
    judge && t('signing.judge', { name: judge }),
  ]
    .filter(Boolean)
    .join(' · ')
}

function States({ row: { result, differs, objected } }: { row: SigningRow }) {
  const t = useTranslate()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      {result ? (
        !differs && (
          <StateMark mark="✓" tone="success">
            {t('signing.states.done')}
          </StateMark>
        )
      ) : (
        <StateMark mark="○" tone="warning">
          {t('signing.states.open')}
        </StateMark>
      )}
      {differs && (
        <StateMark mark="≠" tone="warning">
          {t('signing.states.differs')}
        </StateMark>
      )}
      {objected && (
        <StateMark mark="!" tone="error">
          {t('signing.states.objected')}
        </StateMark>
      )}
    </Box>
  )
}
