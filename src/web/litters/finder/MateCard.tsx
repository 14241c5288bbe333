import Box from '@mui/material/Box'
import type { FoundMate, MatesFound } from '#contract/mateFinder.ts'
import { PAIR_RULES } from '#domain/breeding/mates/matingRules.ts'
import { HealthChips } from '../../dogs/health/HealthChip.tsx'
import { DogLink } from '../../dogs/name/DogLink.tsx'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, BulletList, Divided, Row, Span, Text } from '../../ui/layout/parts.ts'
import { LinkButton } from '../../ui/links/AppLink.tsx'
import { litterAddress } from '../addresses.ts'
import { AimBars } from './AimBars.tsx'
import { comparedIn, type MateSearch, matesAddress, withCompared } from './addresses.ts'
import { MateDetails } from './MateDetails.tsx'
import { useMateWords } from './useMateWords.ts'

interface Props {
  male: FoundMate
  found: MatesFound
  search: MateSearch
}

/** A male beside the bitch: who he is, why he stands here, and where he stands by each aim. */
export function MateCard({ male, found, search }: Props) {
  const t = useTranslate()
  const words = useMateWords()
  const { dog, place, reasons, owners } = male
  const isCompared = comparedIn(search).includes(dog.regnr)
  return (
    <Divided>
      <Box sx={CARD}>
        <Block shrink>
          <Row align="baseline" wrap={false}>
            <Span strong tone="muted" nowrap>
              {place}.
            </Span>
            <DogLink dog={dog} />
          </Row>
          {dog.health.length > 0 && (
            <Row mt={0.5}>
              <HealthChips chips={dog.health} />
            </Row>
          )}
          <Barred male={male} />
          <BulletList mt={1}>
            {reasons.map((reason) => (
              <li key={reason.code + ('aim' in reason ? reason.aim : '')}>{words.reason(reason)}</li>
            ))}
          </BulletList>
          {owners.length > 0 && (
            <Text size="small" mt={1} breaks>
              {t('mates.owners', {
                names: owners.map(({ name, town }) => [name, town].filter(Boolean).join(', ')).join('; '),
              })}
            </Text>
          )}
          <Row mt={1} data-print="no">
            <LinkButton
              {...litterAddress({ sire: dog.regnr, dam: found.dam.regnr })}
              variant="outlined"
              size="small"
            >
              {t('dogs.testLitter')}
            </LinkButton>
            <LinkButton {...matesAddress(withCompared(search, dog.regnr))} resetScroll={false} size="small">
              {t(isCompared ? 'mates.compare.remove' : 'mates.compare.add')}
            </LinkButton>
          </Row>
        </Block>
        <Block shrink>
          <AimBars male={male} found={found} search={search} />
          <MateDetails male={male} />
        </Block>
      </Box>
    </Divided>
  )
}

/** The rules of the pair that it does not meet: no praise of the male may hide them. */
function Barred({ male: { rules } }: { male: FoundMate }) {
  const { ruleName, ruleReason } = useMateWords()
  const broken = rules.filter(
    ({ rule, outcome }) => outcome === 'notMet' && PAIR_RULES.some((name) => name === rule),
  )
  return broken.map((rule) => (
    <Text key={rule.rule} tone="error" strong mt={1} breaks>
      ✗ {ruleName(rule)}: {ruleReason(rule)}
    </Text>
  ))
}

const CARD = {
  display: 'grid',
  columnGap: 4,
  rowGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', breakInside: 'avoid' },
} as const
