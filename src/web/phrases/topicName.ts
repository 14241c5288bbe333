import type { PhraseTopic } from '#domain/trials/phrases.ts'
import type { Translate } from '../i18n/useTranslate.ts'
import { fieldName } from '../judging/field/fields.ts'

/** What a phrase is about: a part by its own name, not by that of its grade. */
export const topicName = (t: Translate, topic: PhraseTopic): string =>
  t(`trials.parts.${topic}`, { defaultValue: '' }) || fieldName(t, topic)
