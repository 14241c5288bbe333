import Box from '@mui/material/Box'
import type { MatesFound } from '#contract/mateFinder.ts'
import { MATE_AIMS, type MateAim } from '#domain/breeding/mates/aims.ts'
import { DogLink } from '../../dogs/name/DogLink.tsx'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Row, Span, Text, VisuallyHidden } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { litterAddress } from '../addresses.ts'
import { type MateSearch, matesAddress, weightsIn, withCompared } from './addresses.ts'
import { useMateWords } from './useMateWords.ts'

/** Two or three males side by side, aim by aim; what is best of them is said. */
export function MateComparison({ found, search }: { found: MatesFound; search: MateSearch }) {
  const t = useTranslate()
  const { figure } = useMateWords()
  const { compared, dam } = found
  const weights = weightsIn(search)
  const aims = MATE_AIMS.filter((aim) => found.hasTrials || aim !== 'trials')
  const isBest = (aim: MateAim, place: number | null) => {
    const places = compared.map((male) => male.places[aim])
    return place !== null && places.every((other) => (other ?? -1) <= place) && new Set(places).size > 1
  }
  return (
    <Section title={t('mates.compare.title')}>
      <Box component="table" sx={TABLE}>
        <caption>
          <VisuallyHidden>{t('mates.compare.title')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {compared.map(({ dog, front }) => (
              <th key={dog.regnr} scope="col">
                <DogLink dog={dog} />
                <Text size="small" tone="muted">
                  {t('mates.front', { front })}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        {aims.map((aim) => (
          <tbody key={aim}>
            <tr>
              <th scope="rowgroup" colSpan={compared.length}>
                {t(`mates.aims.${aim}`)}
                {weights[aim] === 0 && ` (${t('mates.off')})`}
              </th>
            </tr>
            <tr>
              {compared.map((male) => (
                <td key={male.dog.regnr}>
                  {figure(male, aim, found)}
                  {isBest(aim, male.places[aim]) && (
                    <>
                      {' '}
                      <Span strong tone="success" nowrap>
                        {t('mates.compare.best')}
                      </Span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
        <tbody data-print="no">
          <tr>
            {compared.map(({ dog }) => (
              <td key={dog.regnr}>
                <Row gap={2}>
                  <AppLink {...litterAddress({ sire: dog.regnr, dam: dam.regnr })}>
                    {t('dogs.testLitter')}
                  </AppLink>
                  <AppLink {...matesAddress(withCompared(search, dog.regnr))} resetScroll={false}>
                    {t('mates.compare.remove')}
                  </AppLink>
                </Row>
              </td>
            ))}
          </tr>
        </tbody>
      </Box>
    </Section>
  )
}

const TABLE = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th, & td': { textAlign: 'left', verticalAlign: 'top', pr: 1.5, py: 0.75, overflowWrap: 'anywhere' },
  '& tbody th': { fontWeight: 600, borderTop: 1, borderColor: 'divider', pb: 0 },
  '& td': { fontSize: '0.9375rem' },
} as const
