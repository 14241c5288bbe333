import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { STAFF_JUDGES_PATH, staffJudgeSearchOf } from '../addresses.ts'
import { judgeListQuery } from '../queries.ts'
import { OfficialList } from '../staff/OfficialList.tsx'
import { useStaffJudgeColumns } from '../staff/staffColumns.tsx'

/** `/hallinta/tuomarit`: all judges, those who no longer judge too; search, filters and page stand in the address. */
export function StaffJudgesPage() {
  const search = staffJudgeSearchOf({ ...useSearch({ from: STAFF_JUDGES_PATH }) })
  const answer = useQuery(judgeListQuery(search))
  return <OfficialList kind="judges" search={search} answer={answer} columns={useStaffJudgeColumns()} />
}
