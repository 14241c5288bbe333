import { useQuery } from '@tanstack/react-query'
import type { RulebookRow } from '#contract/rulebooks.ts'
import { formatDate } from '#domain/dates.ts'
import { TRIAL_CLASSES } from '#domain/trials/results.ts'
import { PARTS } from '#domain/trials/rulebook.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { FactList } from '../ui/layout/FactList.tsx'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { Row, Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { LinkButton } from '../ui/links/AppLink.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { formatNumber } from '../ui/values/numbers.ts'
import { rulebookAddress } from './addresses.ts'
import { Confirmation } from './Confirmation.tsx'
import { rulebookListQuery } from './queries.ts'
import { Revisions } from './Revisions.tsx'

/** `/hallinta/saannot`: the rulebooks by date, what each says in short, and its versions. */
export function RulebooksPage() {
  const t = useTranslate()
  const rulebooks = useQuery(rulebookListQuery)
  return (
    <>
      <PageTitle title={t('rulebooks.title')} lead={t('rulebooks.lead')} />
      <Loaded query={rulebooks} failed={t('rulebooks.failed')} rows={6} rowHeight={44}>
        {(all) => all.map((rulebook) => <Rulebook key={rulebook.validFrom} rulebook={rulebook} />)}
      </Loaded>
    </>
  )
}

function Rulebook({ rulebook }: { rulebook: RulebookRow }) {
  const t = useTranslate()
  const { validFrom, validTo, current, revisions } = rulebook
  const newest = revisions[0]!
  const title =
    validTo === null
      ? t('rulebooks.from', { from: formatDate(validFrom) })
      : t('rulebooks.fromTo', { from: formatDate(validFrom), to: formatDate(validTo) })
  return (
    <Section
      title={title}
      actions={
        <LinkButton
          {...rulebookAddress(newest.id)}
          variant={current ? 'contained' : 'outlined'}
          aria-label={t('rulebooks.editOf', { name: title })}
        >
          {t('rulebooks.edit')}
        </LinkButton>
      }
    >
      <Row gap={2} rowGap={0} mb={2}>
        {current && <Text strong>{t('rulebooks.current')}</Text>}
        <Confirmation confirmed={newest.confirmed} />
      </Row>
      <RulebookHighlights rulebook={rulebook} />
      <Revisions rulebook={rulebook} />
    </Section>
  )
}

/** What a reader looks for first: coefficients, limits and how long water and track hold. */
function RulebookHighlights({ rulebook }: { rulebook: RulebookRow }) {
  const t = useTranslate()
  const language = useLanguage()
  const number = (value: number) => formatNumber(language, value, Number.isInteger(value) ? 0 : 1)
  const coefficients = TRIAL_CLASSES.map((trialClass) => ({
    label: t('rulebooks.coefficientsOf', { class: trialClass }),
    value: PARTS.map((part) => ({ part, coefficient: rulebook.classes[trialClass].coefficients[part] }))
      .flatMap(({ part, coefficient }) =>
        coefficient === null ? [] : `${t(`trials.parts.${part}`)} ${number(coefficient)}`,
      )
      .join(' · '),
  }))
  const facts = [
    ...coefficients,
    { label: t('rulebooks.limits'), value: rulebook.prizeLimits.map(number).join(' / ') },
    { label: t('rulebooks.waterValidity'), value: t(`rulebooks.waterValidities.${rulebook.waterValidity}`) },
  ]
  return <FactList facts={facts} columnWidth={{ xs: '9.5rem', md: '13rem' }} />
}
