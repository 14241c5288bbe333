import { OLD_SHOW_PRIZES, SHOW_CLASSES, SHOW_GRADES, SHOW_MARKS } from '#domain/shows/grades.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { ChecksInput } from '../ui/inputs/ChecksInput.tsx'
import { DayInput } from '../ui/inputs/DayInput.tsx'
import { SelectInput } from '../ui/inputs/SelectInput.tsx'
import { TextAreaInput } from '../ui/inputs/TextAreaInput.tsx'
import { TextInput } from '../ui/inputs/TextInput.tsx'
import { Columns } from '../ui/layout/parts.ts'

/** The labels of a result's fields. */
export function useResultLabels(): Readonly<Record<string, string>> {
  const t = useTranslate()
  return {
    date: t('shows.date'),
    place: t('shows.place'),
    country: t('dogShows.country'),
    show: t('dogShows.show'),
    class: t('shows.class'),
    grade: t('shows.grade'),
    placing: t('shows.placing'),
    marks: t('shows.markTitle'),
    judge: t('shows.judge'),
    critique: t('dogShows.critique'),
  }
}

/** Says a value of the form in words, where it does not say itself. */
export const resultWords = (field: string, value: unknown): string | undefined =>
  field === 'marks' ? (value as string[]).join(', ') || '–' : undefined

export function ResultFields() {
  const t = useTranslate()
  const none = { value: '', label: t('dogShows.choose') }
  const classes = SHOW_CLASSES.map((value) => ({ value, label: `${value}, ${t(`shows.classes.${value}`)}` }))
  const grades = SHOW_GRADES.map((value) => ({ value, label: `${value}, ${t(`shows.grades.${value}`)}` }))
  const prizes = OLD_SHOW_PRIZES.map((value) => ({ value, label: t('dogShows.prize', { prize: value }) }))
  const marks = SHOW_MARKS.map((value) => ({ value, label: markLabel(value, t(`shows.marks.${value}`)) }))
  return (
    <>
      <Columns from="sm">
        <DayInput name="date" lean="past" />
        <TextInput name="place" autoComplete="off" maxLength={100} />
        <TextInput
          name="country"
          autoComplete="off"
          maxLength={2}
          help={t('dogShows.countryHelp')}
          verbatim
        />
        <TextInput name="show" optional autoComplete="off" maxLength={200} />
        <SelectInput name="class" options={[none, ...classes]} />
        <SelectInput name="grade" options={[none, ...grades, ...prizes]} />
        <TextInput name="placing" optional inputMode="numeric" autoComplete="off" maxLength={3} />
        <TextInput name="judge" optional autoComplete="off" maxLength={200} />
      </Columns>
      <ChecksInput name="marks" choices={marks} columns />
      <TextAreaInput name="critique" optional rows={4} maxLength={5000} />
    </>
  )
}

/** Some meanings begin with their mark. */
const markLabel = (mark: string, meaning: string): string =>
  meaning.startsWith(mark) ? meaning : `${mark}, ${meaning}`
