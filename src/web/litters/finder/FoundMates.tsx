import Alert from '@mui/material/Alert'
import type { MatesFound } from '#contract/mateFinder.ts'
import { formatDate } from '#domain/dates.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Heading, PlainList, Stack, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { Pages } from '../../ui/links/Pages.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { type MateSearch, matesAddress, weightsIn } from './addresses.ts'
import { DamFacts, DamWarnings } from './DamFacts.tsx'
import { MateCard } from './MateCard.tsx'
import { MateComparison } from './MateComparison.tsx'

interface Props {
  found: MatesFound
  search: MateSearch
}

/** The males front by front, those that nobody beats first. */
export function FoundMates({ found, search }: Props) {
  const t = useTranslate()
  const { total, left, fronts, males, compared, page, pageSize } = found
  const isWeighed = Object.values(weightsIn(search)).some((weight) => weight > 0)
  if (total === 0)
    return (
      <EmptyState title={t(search.choice === 'breed' ? 'mates.noneOfBreed' : 'mates.noneListed')}>
        {search.choice !== 'breed' && (
          <AppLink {...matesAddress({ ...search, choice: 'breed' })}>{t('mates.askBreed')}</AppLink>
        )}
      </EmptyState>
    )
  return (
    <>
      <DamWarnings found={found} />
      {compared.length > 1 && <MateComparison found={found} search={search} />}
      <Section title={t('mates.list')}>
        <Text role="status" strong>
          {t('mates.count', { count: total, day: formatDate(found.date) })}
          {left > 0 && ` ${t('mates.left', { count: left })}`}
        </Text>
        <Text tone="muted" measure="text" mb={2}>
          {t(isWeighed ? 'mates.listHelp' : 'mates.notWeighed')}
        </Text>
        <Stack gap={3}>
          {[...Map.groupBy(males, ({ front }) => front)].map(([front, ofFront]) => (
            <section key={front} aria-label={t('mates.front', { front })}>
              {isWeighed && (
                <Heading component="h3" mb={1}>
                  {t(front === 1 ? 'mates.frontFirst' : 'mates.frontOf', { front, count: fronts[front - 1] })}
                </Heading>
              )}
              <PlainList component="ol" ruled>
                {ofFront.map((male) => (
                  <MateCard key={male.dog.regnr} male={male} found={found} search={search} />
                ))}
              </PlainList>
            </section>
          ))}
        </Stack>
        <Pages
          label={t('mates.pages')}
          page={page}
          count={Math.ceil(total / pageSize)}
          to={(next) => matesAddress({ ...search, page: next })}
        />
      </Section>
      <DamFacts found={found} />
      <Alert severity="info" variant="outlined" sx={{ mt: 4, color: 'text.primary' }}>
        {t('mates.method')}
      </Alert>
    </>
  )
}
