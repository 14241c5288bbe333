import Box from '@mui/material/Box'
import type { TrialDetails } from '#contract/organising.ts'
import { sheetKinds } from '#domain/trials/sheet.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { sheetsAddress } from '../../judging/addresses.ts'
import { Block, Span, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { CodeChip } from '../../ui/marks/CodeChip.tsx'
import { finnishToday } from '../../ui/values/days.ts'

/** The dogs that keep the trial from being ended, by what each lacks, from its day on; each leads to its sheet, which whoever may end a trial may write. */
export function PendingDogs({ trial: { id, pending, fields, actions } }: { trial: TrialDetails }) {
  const t = useTranslate()
  const kind = sheetKinds(fields.type, fields.divided)[0]
  const held = fields.date !== null && fields.date <= finnishToday()
  if (pending.length === 0 || !held || !actions.some(({ action }) => action === 'end')) return null
  const groups = [...Map.groupBy(pending, ({ missing }) => missing)]
  return (
    <Section title={t('trialAdmin.pending.title')}>
      {groups.map(([missing, dogs]) => (
        <Block mb={2} key={missing}>
          <Text strong>{t(`errors.${missing}`)}</Text>
          <Box component="ul" sx={LIST}>
            {dogs.map(({ regnr, name, unregistered, class: trialClass }) => (
              <Text component="li" breaks key={regnr}>
                <AppLink {...sheetsAddress(id, kind, { dog: regnr })} underline="always">
                  {name}
                </AppLink>{' '}
                {unregistered && (
                  <CodeChip label={t('dogs.notInRegister')} meaning={t('dogs.notInRegisterMeaning')} />
                )}{' '}
                <Span tone="muted">
                  <span style={{ whiteSpace: 'nowrap' }}>{regnr}</span> · {trialClass}
                </Span>
              </Text>
            ))}
          </Box>
        </Block>
      ))}
    </Section>
  )
}

/** As many columns as fit. */
const LIST = {
  m: 0,
  mt: 0.5,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
  columnGap: 3,
  rowGap: 0.5,
} as const
