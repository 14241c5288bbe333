import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { LANGUAGES, type Language } from '#contract/languages.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FilterSelect } from '../filters/FilterSelect.tsx'
import { Block } from '../layout/parts.ts'
import { Section } from '../layout/Section.tsx'
import { type InLanguages, WrittenText } from './WrittenText.tsx'

/** Shows what is being written as everyone will read it, in the language that is chosen; nothing of it is saved. */
export function WrittenPreview() {
  const t = useTranslate()
  const [language, setLanguage] = useState<Language>(useLanguage())
  const { title, text } = useWatch<{ title: InLanguages; text: InLanguages }>() as {
    title: InLanguages
    text: InLanguages
  }
  return (
    <Section title={t('writing.preview')}>
      <Block mb={2}>
        <FilterSelect
          label={t('writing.language')}
          value={language}
          none={null}
          options={LANGUAGES.map((value) => ({ value, label: t(`accounts.languages.${value}`) }))}
          onChange={(chosen) => setLanguage(chosen as Language)}
        />
      </Block>
      <WrittenText title={title} text={text} language={language} />
    </Section>
  )
}
