import type { CompetitionStanding, ScoredResult } from '#contract/competitions.ts'
import { formatDate } from '#domain/dates.ts'
import { trialAddress } from '../calendar/addresses.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Block, Columns, Divided, Heading, PlainList, Row, Span, Text } from '../ui/layout/parts.ts'
import { AppLink } from '../ui/links/AppLink.tsx'
import { useResultLabel } from './resultLabel.ts'
import { useCompetitionWords } from './useCompetitionWords.ts'

/** Where a dog's points come from: what counts, and what does not with the reason. */
export function ScoredResults({ standing: { results } }: { standing: CompetitionStanding }) {
  const counted = results.filter(({ reason }) => reason === null)
  const others = results.filter(({ reason }) => reason !== null)
  return (
    <Columns from="md" gap={3}>
      <Results heading="countedHeading" results={counted} />
      {others.length > 0 && <Results heading="otherHeading" results={others} />}
    </Columns>
  )
}

interface ResultsProps {
  heading: 'countedHeading' | 'otherHeading'
  results: readonly ScoredResult[]
}

function Results({ heading, results }: ResultsProps) {
  const t = useTranslate()
  return (
    <Block shrink>
      <Heading mb={0.5}>{t(`competitions.${heading}`, { count: results.length })}</Heading>
      <PlainList>
        {results.map((result) => (
          <ResultLine key={`${result.kind} ${result.date} ${result.place} ${result.class}`} result={result} />
        ))}
      </PlainList>
    </Block>
  )
}

function ResultLine({ result }: { result: ScoredResult }) {
  const t = useTranslate()
  const labelOf = useResultLabel()
  const { points } = useCompetitionWords()
  const { reason, judge } = result
  const told = [
    result.kind === 'trial' ? t(`trials.types.${result.type}`) : result.class,
    result.kind === 'trial' &&
      result.trialPoints !== null &&
      t('competitions.trialPoints', { points: points(result.trialPoints) }),
    judge !== null && t('competitions.judge', { name: judge }),
  ].filter(Boolean)
  return (
    <Divided>
      <Row between wrap={false} gap={2} align="baseline">
        <Text breaks>
          <Span strong>{labelOf(result)}</Span> <Occasion result={result} />
        </Text>
        <Span strong nowrap tone={reason === null ? undefined : 'muted'}>
          {result.points !== null && t('competitions.pointsShort', { points: points(result.points) })}
        </Span>
      </Row>
      <Text size="small" tone="muted" breaks>
        {told.join(' · ')}
      </Text>
      {reason !== null && <Text size="small">{t(`competitions.reasons.${reason}`)}</Text>}
    </Divided>
  )
}

/** Day and place, of a trial with a link to its page. */
function Occasion({ result }: { result: ScoredResult }) {
  const words = [formatDate(result.date), result.place, result.kind === 'show' && result.show]
    .filter(Boolean)
    .join(' ')
  return result.kind === 'trial' && result.kaerNr !== null ? (
    <AppLink {...trialAddress(result.date, result.kaerNr)} underline="always">
      {words}
    </AppLink>
  ) : (
    words
  )
}
