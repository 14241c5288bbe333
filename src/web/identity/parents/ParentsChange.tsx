import Box from '@mui/material/Box'
import type { ParentsPreview } from '#contract/corrections.ts'
import type { DogSummary } from '#contract/dogs.ts'
import { DogLink } from '../../dogs/name/DogLink.tsx'
import { codeText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FactList } from '../../ui/layout/FactList.tsx'
import { Columns, Note, Stack, Text } from '../../ui/layout/parts.ts'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { FigureCard } from '../FigureCard.tsx'
import { Resting } from '../Resting.tsx'
import { Doubts } from './Doubts.tsx'

interface Props {
  query: Parameters<typeof Loaded<ParentsPreview>>[0]['query']
}

/** What would change if a dog had the chosen parents. */
export function ParentsChange({ query }: Props) {
  const t = useTranslate()
  return (
    <Box role="region" aria-label={t('identity.parents.preview')} aria-live="polite">
      <Loaded query={query} rows={3} rowHeight={60}>
        {({ now, after, faults, doubts, resting }) => (
          <Stack>
            <Faults faults={faults} />
            <Doubts doubts={doubts} />
            <Columns from="md">
              <FigureCard title={t('identity.figure.now')} figure={now.figure}>
                <Parents sire={now.sire} dam={now.dam} />
              </FigureCard>
              {after && (
                <FigureCard title={t('identity.figure.after')} figure={after.figure}>
                  <Parents sire={after.sire} dam={after.dam} />
                </FigureCard>
              )}
            </Columns>
            <Resting resting={resting} />
          </Stack>
        )}
      </Loaded>
    </Box>
  )
}

function Parents({ sire, dam }: { sire: DogSummary | null; dam: DogSummary | null }) {
  const t = useTranslate()
  const said = (parent: DogSummary | null) =>
    parent ? <DogLink dog={parent} breed /> : t('identity.parents.unknown')
  return (
    <FactList
      columnWidth={{ xs: '9.5rem', md: '14rem' }}
      facts={[
        { label: t('litters.sire'), value: said(sire) },
        { label: t('litters.dam'), value: said(dam) },
      ]}
    />
  )
}

/** Says that the pair is barred; what is wrong with one parent stands at its field. */
function Faults({ faults }: Pick<ParentsPreview, 'faults'>) {
  const t = useTranslate()
  if (faults.length === 0) return null
  return (
    <Note tone="error">
      <Text component="p" tone="error" strong>
        {t('identity.parents.impossible')}
      </Text>
      {faults
        .filter(({ role }) => role === null)
        .map(({ code }) => (
          <Text component="p" key={code}>
            {codeText(t, code)}
          </Text>
        ))}
    </Note>
  )
}
