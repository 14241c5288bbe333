import type { Competition } from '#contract/competitions.ts'
import { useBreedName } from '../dogs/breeds.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Block, BulletList, Columns, Text } from '../ui/layout/parts.ts'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { Column } from '../ui/table/types.ts'
import { useCompetitionWords } from './useCompetitionWords.ts'

/** A rule in sentences, and its tables of points. */
export function RuleText({ competition }: { competition: Competition }) {
  const t = useTranslate()
  const { valid } = useCompetitionWords()
  const sentences = useSentences(competition)
  const { trialLines, showLines } = competition.rule
  return (
    <>
      <Text strong mb={1}>
        {valid(competition)}
      </Text>
      <BulletList mb={3}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </BulletList>
      <Columns from="md" gap={4}>
        {trialLines.length > 0 && (
          <Lines
            caption={t('competitions.rule.trialLines')}
            what={t('competitions.rule.award')}
            where={t('competitions.rule.trialType')}
            lines={trialLines.map((line) => ({
              award: `${line.class}${line.prize}`,
              of: line.type && t(`trials.types.${line.type}`),
              points: line.points,
            }))}
          />
        )}
        {showLines.length > 0 && (
          <Lines
            caption={t('competitions.rule.showLines')}
            what={t('competitions.rule.mark')}
            where={t('competitions.rule.showClass')}
            lines={showLines.map((line) => ({ award: line.award, of: line.class, points: line.points }))}
          />
        )}
      </Columns>
    </>
  )
}

function useSentences({ rule }: Competition): string[] {
  const t = useTranslate()
  const breedName = useBreedName()
  const say = (key: string, values?: Readonly<Record<string, string | number>>) =>
    t(`competitions.rule.${key}` as 'competitions.rule.valid', values as { from: string })
  const { breeds, sex, ageFrom, ageTo, showGrade, trialPrize, best, least, perJudge, tieBreakers } = rule
  const hasShows = rule.showLines.length > 0
  const ways = tieBreakers.map((way) => t(`competitions.rule.ties.${way}`)).join(', ')
  return [
    breeds.length === 0 ? say('allBreeds') : say('breeds', { breeds: breeds.map(breedName).join(', ') }),
    sex && say(sex),
    ageFrom !== null && say('ageFrom', { months: ageFrom }),
    ageTo !== null && say('ageTo', { months: ageTo }),
    best === null ? say('bestAll') : say('best', { count: best }),
    least > 1 && say('least', { count: least }),
    perJudge !== null && say('perJudge', { count: perJudge }),
    hasShows && say(rule.sumAwards ? 'sumAwards' : 'bestAward'),
    hasShows && rule.homeOnly && say('homeOnly'),
    showGrade && say('showGrade', { grade: showGrade }),
    trialPrize && say('trialPrize', { prize: `${trialPrize.class}${trialPrize.prize}` }),
    ways && `${say('tieBreakers', { ways })}. ${say('shared')}`,
  ].filter((sentence): sentence is string => typeof sentence === 'string' && sentence !== '')
}

interface Line {
  readonly award: string
  /** null: everywhere */
  readonly of: string | null
  readonly points: number
}

interface LinesProps {
  caption: string
  what: string
  where: string
  lines: readonly Line[]
}

function Lines({ caption, what, where, lines }: LinesProps) {
  const t = useTranslate()
  const { points } = useCompetitionWords()
  const columns: readonly Column<Line>[] = [
    { id: 'award', header: what, cell: ({ award }) => award, rowHeader: true, card: 'title' },
    {
      id: 'of',
      header: where,
      cell: ({ of }) => of ?? t('competitions.rule.any'),
      card: 'fact',
    },
    {
      id: 'points',
      header: t('competitions.rule.points'),
      cell: (line) => points(line.points),
      align: 'right',
      card: 'fact',
    },
  ]
  return (
    <Block shrink>
      <Text strong mb={1}>
        {caption}
      </Text>
      <DataTable
        caption={caption}
        columns={columns}
        rows={lines}
        rowKey={({ award, of }) => `${award} ${of}`}
        cardsBelow="never"
      />
    </Block>
  )
}
