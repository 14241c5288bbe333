import type { Citation } from '#domain/breeding/rules/ruleSet.ts'

/** What an outcome rests on, as everyone may read it. */
export const presentCitation = (cited: Citation | null) =>
  cited && {
    title: { fi: cited.title.fi, sv: cited.title.sv, en: cited.title.en },
    validFrom: cited.validFrom,
    validTo: cited.validTo,
    point: cited.point,
  }
