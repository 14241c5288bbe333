import type { LocalText } from '#domain/localText.ts'

/** A text as it was written: empty where it is not translated. */
export const presentLocalText = ({ fi, sv, en }: LocalText): LocalText => ({ fi, sv, en })

/** A text as everyone reads it: in Finnish where it is not translated. */
export const presentTranslated = ({ fi, sv, en }: LocalText): LocalText => ({
  fi,
  sv: sv || fi,
  en: en || fi,
})
