import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { StaffProposal } from '#contract/proposals.ts'
import { calledBy } from '#domain/dogs.ts'
import { formatMoment } from '#domain/moments.ts'
import { DogLink } from '../dogs/name/DogLink.tsx'
import { codeText } from '../i18n/errorText.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { ProposalChips } from '../trials/ProposalChips.tsx'
import { Block, PlainList, Row, Text } from '../ui/layout/parts.ts'

interface Props {
  made: readonly StaffProposal[]
  /** undefined: nothing can be changed now */
  onWithdraw: ((one: StaffProposal) => void) | undefined
}

/** The proposals that were made, each with what does not fit any more. */
export function MadeProposals({ made, onWithdraw }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <PlainList mb={1.5}>
      {made.map((one) => (
        <Box component="li" key={one.id} sx={LINE}>
          <Block shrink grow>
            <Row align="center" gap={1}>
              <ProposalChips codes={[one.code]} />
              <DogLink dog={one.dog} />
            </Row>
            <Text tone="muted" size="small" mt={0.5}>
              {[one.proposedBy?.username, formatMoment(one.proposedAt, language)].filter(Boolean).join(', ')}
            </Text>
            {one.fault && (
              <Text tone="error" strong size="small" mt={0.5}>
                {t('proposals.unfit', { reason: codeText(t, one.fault) })}
              </Text>
            )}
          </Block>
          {onWithdraw && (
            <Button
              variant="outlined"
              size="small"
              aria-label={t('proposals.withdrawOf', { dog: calledBy(one.dog), code: one.code })}
              onClick={() => onWithdraw(one)}
            >
              {t('proposals.withdraw')}
            </Button>
          )}
        </Box>
      ))}
    </PlainList>
  )
}

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 1,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const
