import { zodResolver } from '@hookform/resolvers/zod'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Delete from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import { useFieldArray, useFormContext } from 'react-hook-form'
import type * as z from 'zod'
import { REVIEW_CLASSES_MAX } from '#contract/constants.ts'
import {
  reviewClassChanges,
  reviewClasses,
  saveReviewClasses as saveAt,
} from '#contract/endpoints/reviewStaff.ts'
import { LANGUAGES } from '#contract/languages.ts'
import { type ReviewClassList, saveReviewClasses } from '#contract/reviewStaff.ts'
import { useOwnDraft } from '../../accounts/session/session.ts'
import { Changes } from '../../audit/Changes.tsx'
import { ask } from '../../client/calls.ts'
import { useChange } from '../../client/useChange.ts'
import { reviewClassesQuery } from '../../dogs/reviewClasses.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { useVersionedForm } from '../../ui/drafts/useVersionedForm.ts'
import { VersionedForm } from '../../ui/drafts/VersionedForm.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { CheckInput } from '../../ui/inputs/CheckInput.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Block, Row, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { classChangesQuery } from './queries.ts'
import { ReviewTabs } from './ReviewTabs.tsx'

const written = saveReviewClasses.body!
type Values = z.input<typeof written>
const resolver = zodResolver(written)

/** `/hallinta/jalostustarkastukset/luokat`: the classes of reviews, from best to worst. */
export function ClassesPage() {
  const t = useTranslate()
  const list = useQuery(reviewClassesQuery)
  return (
    <>
      <PageTitle title={t('reviewAdmin.title')} lead={t('reviewAdmin.classesLead')} />
      <ReviewTabs shown="classes" />
      <Loaded query={list} failed={t('reviewAdmin.failed')} rows={6} rowHeight={96}>
        {(classes) => <ClassForm list={classes} />}
      </Loaded>
      <Section title={t('reviewAdmin.changes')}>
        <Changes query={classChangesQuery} none={t('reviewAdmin.noChanges')} />
      </Section>
    </>
  )
}

/** The classes in words: their codes in order. */
const classWords = (field: string, value: unknown): string | undefined =>
  field === 'classes' ? (value as Values['classes']).map(({ code }) => code).join(', ') : undefined

function ClassForm({ list }: { list: ReviewClassList }) {
  const t = useTranslate()
  const { mutateAsync } = useChange(saveAt, { invalidates: [reviewClasses, reviewClassChanges] })
  const versioned = useVersionedForm({
    draft: useOwnDraft('reviewClasses'),
    stored: list,
    resolver,
    valuesOf: ({ version, classes }): Values => ({ version, classes }),
    load: () => ask(reviewClasses),
    save: (values, { version }) => mutateAsync({ ...values, version }),
    onSaved: () => showSuccess(t('reviewAdmin.classesSaved')),
  })
  return (
    <VersionedForm versioned={versioned} labels={useClassLabels()} words={classWords} wide>
      <ClassFields />
      <SubmitButton>{t('reviewAdmin.saveClasses')}</SubmitButton>
    </VersionedForm>
  )
}

function useClassLabels(): Record<string, string> {
  const t = useTranslate()
  const ofClass = (index: number) => [
    [`classes.${index}.code`, t('reviewAdmin.classCode')],
    ...LANGUAGES.map((language) => [
      `classes.${index}.name.${language}`,
      t('healthCodes.meaningIn', { language }),
    ]),
    [`classes.${index}.offered`, t('reviewAdmin.offered')],
  ]
  const all = Array.from({ length: REVIEW_CLASSES_MAX }, (_none, index) => ofClass(index)).flat()
  return { ...Object.fromEntries(all), classes: t('reviewAdmin.tabs.classes') }
}

function ClassFields() {
  const t = useTranslate()
  const { control } = useFormContext<Values>()
  const { fields, append, remove, move } = useFieldArray({ control, name: 'classes' })
  return (
    <Block>
      {fields.map((field, index) => {
        const name = field.code || t('reviewAdmin.classNumber', { number: index + 1 })
        return (
          <Box role="group" aria-label={name} key={field.id} sx={LINE}>
            <Row between mb={1}>
              <Text strong>{name}</Text>
              <Row wrap={false}>
                <IconButton
                  aria-label={t('reviewAdmin.moveUp', { name })}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  <ArrowUpward />
                </IconButton>
                <IconButton aria-label={t('reviewAdmin.removeClass', { name })} onClick={() => remove(index)}>
                  <Delete />
                </IconButton>
              </Row>
            </Row>
            <Box sx={GRID}>
              <TextInput name={`classes.${index}.code`} autoComplete="off" maxLength={10} verbatim />
              {LANGUAGES.map((language) => (
                <TextInput
                  key={language}
                  name={`classes.${index}.name.${language}`}
                  optional={language !== 'fi'}
                  autoComplete="off"
                  maxLength={60}
                />
              ))}
            </Box>
            <Block mt={2}>
              <CheckInput name={`classes.${index}.offered`} />
            </Block>
          </Box>
        )
      })}
      <Block mt={2}>
        <Button
          variant="outlined"
          disabled={fields.length >= REVIEW_CLASSES_MAX}
          onClick={() =>
            append(
              { code: '', name: { fi: '', sv: '', en: '' }, offered: true },
              { focusName: `classes.${fields.length}.code` },
            )
          }
        >
          {t('reviewAdmin.addClass')}
        </Button>
      </Block>
    </Block>
  )
}

const LINE = { borderBottom: 1, borderColor: 'divider', py: 1.5 } as const
const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', md: '9rem repeat(3, 1fr)' },
} as const
