import type { NoticeType } from '#domain/breeding/noticeTypes.ts'
import { type Translate, useTranslate } from '../../../i18n/useTranslate.ts'
import type { ValueText } from '../../../ui/drafts/useValueWords.ts'

/** The labels of a notice's fields. */
export function useNoticeLabels(type: NoticeType): Readonly<Record<string, string>> {
  const t = useTranslate()
  return {
    type: t('notices.form.type'),
    fatherRegnr: t('litters.sire'),
    motherRegnr: t('litters.dam'),
    kennelName: t('notices.form.kennelName'),
    matingDate: t(type === 'plan' ? 'notices.form.plannedDate' : 'notices.form.matingDate'),
    birthDate: t('notices.form.birthDate'),
    females: t('notices.form.females'),
    males: t('notices.form.males'),
    sold: t('notices.form.sold'),
    place: t('notices.form.place'),
    website: t('notices.form.website'),
    furtherInformation: t('notices.form.furtherInformation'),
    contactName: t('notices.form.contactName'),
    contactEmail: t('notices.form.contactEmail'),
    contactPhone: t('notices.form.contactPhone'),
  }
}

/** Says a value of the form in words, where it does not say itself. */
export const noticeWords =
  (t: Translate): ValueText =>
  (field, value) =>
    field === 'type' ? t(`litters.notice.types.${value as NoticeType}`) : undefined
