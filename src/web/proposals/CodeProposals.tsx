import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useId } from 'react'
import type { ProposableDog, TrialProposals } from '#contract/proposals.ts'
import { calledBy } from '#domain/dogs.ts'
import { PrizeChip, TrialClassChip } from '../dogs/chips.tsx'
import { DogLink } from '../dogs/name/DogLink.tsx'
import { codeText } from '../i18n/errorText.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Block, Heading, PlainList, Row, Span, Text } from '../ui/layout/parts.ts'

interface Props {
  code: string
  dogs: TrialProposals['dogs']
  onPropose: (dog: ProposableDog['dog']) => void
}

/** The dogs of the classes that a code belongs to, each to be proposed or with the reason why it cannot be. */
export function CodeProposals({ code, dogs, onPropose }: Props) {
  const t = useTranslate()
  const id = useId()
  const lines = dogs.flatMap((dog) => {
    const own = dog.bars.find((one) => one.code === code)
    return own ? [{ dog, bar: own.bar }] : []
  })
  return (
    <section aria-labelledby={id}>
      <Heading mb={0.5} id={id}>
        {t('proposals.choose', { code })}
      </Heading>
      <PlainList>
        {lines.map(({ dog: row, bar }) => (
          <Box component="li" key={row.dog.regnr} sx={LINE}>
            <Block shrink grow>
              <Row align="center" gap={1}>
                <Result row={row} />
                <DogLink dog={row.dog} />
              </Row>
              {bar && (
                <Text tone="muted" size="small">
                  {codeText(t, bar)}
                </Text>
              )}
            </Block>
            {bar === null && (
              <Button
                variant="contained"
                size="small"
                aria-label={t('proposals.proposeOf', { dog: calledBy(row.dog), code })}
                onClick={() => onPropose(row.dog)}
              >
                {t('proposals.propose')}
              </Button>
            )}
          </Box>
        ))}
      </PlainList>
    </section>
  )
}

function Result({ row: { outcome, prize, place, class: trialClass } }: { row: ProposableDog }) {
  const t = useTranslate()
  if (outcome === null) return <TrialClassChip code={trialClass} />
  return (
    <>
      <PrizeChip result={{ class: trialClass, outcome, prize }} />
      {place !== null && (
        <Span tone="muted" size="small" nowrap>
          {t('proposals.place', { place })}
        </Span>
      )}
    </>
  )
}

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  py: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
} as const
