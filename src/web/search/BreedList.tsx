import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { breedsQuery } from '../dogs/breeds.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { PlainList, Row, Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { AppLink } from '../ui/links/AppLink.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { formatNumber } from '../ui/values/numbers.ts'
import { searchAddress } from './addresses.ts'

/** The breeds of the database by name, each with its number of dogs, and the way to them. */
export function BreedList() {
  const t = useTranslate()
  const language = useLanguage()
  const breeds = useQuery(breedsQuery)
  const order = new Intl.Collator(language).compare
  return (
    <Section id="rodut" title={t('search.breeds')}>
      <Loaded query={breeds} failed={t('search.failed')} rows={12} rowHeight={36}>
        {(all) => (
          <Box sx={COLUMNS}>
            <PlainList>
              {all
                .toSorted((a, b) => order(a[language], b[language]))
                .map((breed) => (
                  <li key={breed.code}>
                    <Row between wrap={false} gap={2} align="baseline" py={0.5}>
                      <AppLink {...searchAddress({ breed: breed.code })}>{breed[language]}</AppLink>
                      <Text tone="muted" nowrap>
                        {formatNumber(language, breed.dogs, 0)}
                      </Text>
                    </Row>
                  </li>
                ))}
            </PlainList>
          </Box>
        )}
      </Loaded>
    </Section>
  )
}

const COLUMNS = {
  columns: { xs: 1, sm: 2, lg: 3 },
  columnGap: 5,
  '& li': { breakInside: 'avoid', borderBottom: 1, borderColor: 'divider' },
} as const
