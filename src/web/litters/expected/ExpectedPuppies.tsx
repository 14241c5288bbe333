import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import type { ExpectedAnswer } from '#contract/expectedPuppies.ts'
import { LITTER_SIZES } from '#domain/genetics/genotypes/puppies.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { HowComputed } from '../../information/HowComputed.tsx'
import { FilterSelect } from '../../ui/filters/FilterSelect.tsx'
import { Block, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { LITTER_PATH, litterAddress } from '../addresses.ts'
import { expectedQuery } from '../queries.ts'
import { ExpectedLocus } from './ExpectedLocus.tsx'

/** What the puppies of a pair may inherit of each gene that is tested in the breed. */
export function ExpectedPuppies({ sire, dam }: { sire: string; dam: string }) {
  const t = useTranslate()
  const { puppies } = useSearch({ from: LITTER_PATH })
  const expected = useQuery(expectedQuery(sire, dam, puppies))
  return (
    <Section title={t('expectedPuppies.title')} actions={<HowComputed topic="genotypes" />}>
      <Loaded
        query={expected}
        failed={t('expectedPuppies.failed')}
        rows={4}
        rowHeight={48}
        empty={({ loci }) =>
          loci.length === 0 && (
            <Text component="p" tone="muted">
              {t('expectedPuppies.none')}
            </Text>
          )
        }
      >
        {(answer) => (
          <>
            <Text component="p" tone="muted" measure="text" mb={2}>
              {t('expectedPuppies.lead')}
            </Text>
            {answer.loci.some(({ genotypes }) => genotypes) && <LitterSize answer={answer} />}
            {answer.loci.map((locus) => (
              <ExpectedLocus key={locus.locus} of={locus} answer={answer} />
            ))}
          </>
        )}
      </Loaded>
    </Section>
  )
}

const SIZES = Array.from(
  { length: LITTER_SIZES.most - LITTER_SIZES.least + 1 },
  (_, place) => LITTER_SIZES.least + place,
)

/** How many puppies the litter has; the address keeps what is chosen. */
function LitterSize({ answer: { puppies, usual } }: { answer: ExpectedAnswer }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { id } = useParams({ from: LITTER_PATH })
  const search = useSearch({ from: LITTER_PATH })
  const choose = (value: string) => {
    const chosen = Number(value) === usual.puppies ? undefined : Number(value)
    void navigate({
      ...litterAddress({ ...search, id, puppies: chosen }),
      resetScroll: false,
      replace: true,
    })
  }
  return (
    <Block mb={1} data-print="no">
      <Box sx={{ maxWidth: { sm: '14rem' } }}>
        <FilterSelect
          label={t('expectedPuppies.size')}
          value={String(puppies)}
          none={null}
          options={SIZES.map((size) => ({ value: String(size), label: String(size) }))}
          onChange={choose}
        />
      </Box>
      <Text size="small" tone="muted" mt={0.5}>
        {usual.litters === null
          ? t('expectedPuppies.sizeUsual', { puppies: usual.puppies })
          : t('expectedPuppies.sizeOfBreed', { puppies: usual.puppies, count: usual.litters })}
      </Text>
    </Block>
  )
}
