import type { Translate } from '../i18n/useTranslate.ts'
import type { Saver } from './saver.ts'
import { waitingForPerson } from './unsaved.ts'

/** Why something that needs all of a dog, or without one of every dog, to be saved has to wait. */
export function notSavedText(t: Translate, { fields }: Pick<Saver, 'fields'>, entryId?: number): string {
  const count = waitingForPerson(fields.get(), entryId)
  return count > 0 ? t('results.save.attention', { count }) : t('results.done.unsaved')
}
