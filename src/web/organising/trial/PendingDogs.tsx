import Box from '@mui/material/Box'
import type { LinkProps } from '@tanstack/react-router'
import type { TrialDetails } from '#contract/organising.ts'
import { sheetKinds } from '#domain/trials/sheet.ts'
import { useMay } from '../../accounts/session/session.ts'
import { dogAddress } from '../../dogs/addresses.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { sheetsAddress } from '../../judging/addresses.ts'
import { Block, Span, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { CodeChip } from '../../ui/marks/CodeChip.tsx'
import { finnishToday } from '../../ui/values/days.ts'

/** The dogs that keep the trial from being ended, by what each lacks, from its day on; each leads to its sheet. */
export function PendingDogs({ trial: { id, pending, fields, actions } }: { trial: TrialDetails }) {
  const t = useTranslate()
  const mayWrite = useMay('results.save')
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
            {dogs.map((dog) => (
              <Text component="li" breaks key={dog.regnr}>
                <PendingName
                  dog={dog}
                  sheet={mayWrite ? sheetsAddress(id, kind, { dog: dog.regnr }) : null}
                />{' '}
                <Span tone="muted">
                  <span style={{ whiteSpace: 'nowrap' }}>{dog.regnr}</span> · {dog.class}
                </Span>
              </Text>
            ))}
          </Box>
        </Block>
      ))}
    </Section>
  )
}

interface PendingNameProps {
  dog: TrialDetails['pending'][number]
  /** null: it is not for this reader */
  sheet: LinkProps | null
}

/** Leads to the sheet, else to the dog's page; a dog that is not in the register has none. */
function PendingName({ dog: { regnr, name, unregistered }, sheet }: PendingNameProps) {
  const t = useTranslate()
  if (!sheet && unregistered)
    return (
      <>
        {name} <CodeChip label={t('dogs.notInRegister')} meaning={t('dogs.notInRegisterMeaning')} />
      </>
    )
  return (
    <AppLink {...(sheet ?? dogAddress(regnr))} underline="always">
      {name}
    </AppLink>
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
