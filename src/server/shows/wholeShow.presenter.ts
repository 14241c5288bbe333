import { SHOW_PAGE_SIZE } from '#contract/constants.ts'
import type { CheckedRow, ListedShow, WholeShow as ShownShow } from '#contract/shows.ts'
import { presentSummary } from '../dogs/records.presenter.ts'
import type { checkRows, SavedRows } from './showRows.service.ts'
import type { Saved } from './shows.presenter.ts'
import type { findShowList, WholeShow } from './wholeShow.service.ts'

const presentListed = ({ id, date, place, country, show, results }: ListedShow): ListedShow => ({
  id,
  date,
  place,
  country,
  show,
  results,
})

export const presentShowList = ({ shows, years, total, page }: Awaited<ReturnType<typeof findShowList>>) => ({
  shows: shows.map(presentListed),
  years: [...years],
  total,
  page,
  pageSize: SHOW_PAGE_SIZE,
})

/** A show, as those who keep it read it. */
export const presentShow = ({ id, version, date, place, country, show, rows }: WholeShow): ShownShow => ({
  id,
  version,
  date,
  place,
  country,
  show,
  results: rows.map((row) => ({
    id: row.id,
    version: row.version,
    dog: presentSummary(row.dog),
    class: row.class,
    grade: row.grade,
    placing: row.placing,
    marks: [...row.marks],
    judge: row.judge,
    critique: row.critique,
  })),
})

export const presentChecked = (rows: Awaited<ReturnType<typeof checkRows>>): { rows: CheckedRow[] } => ({
  rows: rows.map(({ dog, faults, known }) => ({
    dog: dog && presentSummary(dog),
    faults: { ...faults },
    known,
  })),
})

export const presentSavedShow = ({ made, save }: Saved<WholeShow>) => ({ ...presentShow(made), save })

export const presentSaved = ({ made: { show, added, changed, removed }, save }: Saved<SavedRows>) => ({
  show: show && presentShow(show),
  added,
  changed,
  removed,
  save,
})
