import type { DogTitles, StaffTitle, StaffTitleFinding } from '#contract/dogTitles.ts'
import type { TitleDetails, TitleUse } from '#contract/titles.ts'
import type { SummaryRow } from '../dogs/dogs.types.ts'
import { presentSummary } from '../dogs/records.presenter.ts'
import type { FoundTitle, findProposals } from './dogTitles.service.ts'
import type { StoredTitle } from './titles.types.ts'

export const presentTitle = ({
  id,
  version,
  code,
  name: { fi, sv, en },
  country,
  offered,
  rule,
}: StoredTitle): TitleDetails => ({
  id,
  version,
  code,
  name: { fi, sv, en },
  country,
  offered,
  rule: rule && {
    mark: rule.mark,
    shows: rule.shows,
    judges: rule.judges,
    countries: rule.countries,
    country: rule.country,
    months: rule.months,
    span: rule.span,
    validFrom: rule.validFrom,
    more: rule.more,
  },
})

export const presentUse = (used: TitleUse['used']): TitleUse => ({
  used: used.map(({ code, dogs }) => ({ code, dogs })),
})

const presentDogTitle = ({ id, version, code, date, country, source }: StaffTitle): StaffTitle => ({
  id,
  version,
  code,
  date,
  country,
  source,
})

interface Saved<T> {
  readonly made: T
  readonly save: number | null
}
export const presentSavedTitle = ({ made, save }: Saved<StaffTitle>) => ({ ...presentDogTitle(made), save })
export const presentDone = ({ save }: Saved<void>) => ({ status: 'done' as const, save })

/** The titles of a dog, as those who keep them read them. */
export const presentDogTitles = (found: {
  readonly dog: SummaryRow
  readonly titles: readonly StaffTitle[]
  readonly findings: readonly FoundTitle[]
}): DogTitles => ({
  dog: presentSummary(found.dog),
  titles: found.titles.map(presentDogTitle),
  findings: found.findings.map(presentFinding),
})

export const presentProposals = ({ proposals, total }: Awaited<ReturnType<typeof findProposals>>) => ({
  proposals: proposals.map(({ dog, code, on }) => ({ dog: presentSummary(dog), code, on })),
  total,
})

function presentFinding({ title: { code, rule }, finding }: FoundTitle): StaffTitleFinding {
  const beside = (has: number | null, asks: number | null) =>
    asks === null || has === null ? null : { has, asks }
  return {
    code,
    on: finding.on,
    complete: !rule.more,
    mark: rule.mark,
    results: finding.results.map(({ date, place, country, show, judge }) => ({
      date,
      place,
      country,
      show,
      judge,
    })),
    shows: { has: finding.results.length, asks: rule.shows },
    judges: { has: finding.judges, asks: rule.judges },
    countries: { has: finding.countries, asks: rule.countries },
    months: beside(finding.months, rule.months),
    span: beside(finding.span, rule.span),
  }
}
