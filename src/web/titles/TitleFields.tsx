import { useWatch } from 'react-hook-form'
import { SHOW_MARKS } from '#domain/shows/grades.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { CheckInput } from '../ui/inputs/CheckInput.tsx'
import { DayInput } from '../ui/inputs/DayInput.tsx'
import { SelectInput } from '../ui/inputs/SelectInput.tsx'
import { TextInput } from '../ui/inputs/TextInput.tsx'
import { Block, Columns, Heading, Stack, Text } from '../ui/layout/parts.ts'
import type { TitleValues } from './titleValues.ts'

const RULE_FIELDS = [
  'mark',
  'shows',
  'judges',
  'countries',
  'country',
  'months',
  'span',
  'validFrom',
  'more',
] as const

/** The labels of a title's fields. */
export function useTitleLabels(): Record<string, string> {
  const t = useTranslate()
  return {
    code: t('titles.code'),
    'name.fi': t('healthCodes.nameFi'),
    'name.sv': t('healthCodes.nameSv'),
    'name.en': t('healthCodes.nameEn'),
    country: t('titles.country'),
    offered: t('titles.offered'),
    rule: t('titles.rule.title'),
    ...Object.fromEntries(RULE_FIELDS.map((name) => [`rule.${name}`, t(`titles.rule.${name}`)])),
  }
}

/** `isNew`: the code can still be chosen. */
export function TitleFields({ isNew = false }: { isNew?: boolean }) {
  const t = useTranslate()
  return (
    <>
      <Columns from="sm">
        {isNew && (
          <TextInput name="code" autoComplete="off" maxLength={20} verbatim help={t('titles.codeHelp')} />
        )}
        <TextInput name="name.fi" autoComplete="off" maxLength={100} />
        <TextInput name="name.sv" optional autoComplete="off" maxLength={100} />
        <TextInput name="name.en" optional autoComplete="off" maxLength={100} />
        <TextInput
          name="country"
          optional
          autoComplete="off"
          maxLength={2}
          verbatim
          help={t('titles.countryHelp')}
        />
      </Columns>
      <CheckInput name="offered" help={t('titles.offeredHelp')} />
      <RuleFields isNew={isNew} />
    </>
  )
}

function RuleFields({ isNew }: { isNew: boolean }) {
  const t = useTranslate()
  const mark = useWatch<TitleValues, 'rule.mark'>({ name: 'rule.mark' })
  const marks = SHOW_MARKS.map((value) => ({ value, label: value }))
  return (
    <Block mt={2}>
      <Heading ruled component={isNew ? 'h2' : 'h3'} mb={1}>
        {t('titles.rule.title')}
      </Heading>
      <Text tone="muted" mb={2}>
        {t('titles.rule.help')}
      </Text>
      <Stack>
        <Block measure="narrow">
          <SelectInput name="rule.mark" options={[{ value: '', label: t('titles.rule.none') }, ...marks]} />
        </Block>
        {mark !== '' && (
          <>
            <Columns from="sm">
              <CountInput name="shows" />
              <CountInput name="judges" />
              <CountInput name="countries" />
              <TextInput
                name="rule.country"
                optional
                autoComplete="off"
                maxLength={2}
                verbatim
                help={t('titles.rule.countryHelp')}
              />
              <CountInput name="months" optional />
              <CountInput name="span" optional />
              <DayInput name="rule.validFrom" lean="past" />
            </Columns>
            <CheckInput name="rule.more" help={t('titles.rule.moreHelp')} />
          </>
        )}
      </Stack>
    </Block>
  )
}

const CountInput = ({ name, optional }: { name: string; optional?: boolean }) => (
  <TextInput name={`rule.${name}`} optional={optional} inputMode="numeric" autoComplete="off" maxLength={3} />
)
