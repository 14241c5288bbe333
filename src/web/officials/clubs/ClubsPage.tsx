import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { CLUBS_PATH, clubSearchOf } from '../addresses.ts'
import { clubListQuery } from '../queries.ts'
import { OfficialList } from '../staff/OfficialList.tsx'
import { useClubColumns } from '../staff/staffColumns.tsx'

/** `/hallinta/kerhot`: all organiser clubs; search, filter and page stand in the address. */
export function ClubsPage() {
  const search = clubSearchOf({ ...useSearch({ from: CLUBS_PATH }) })
  const answer = useQuery(clubListQuery(search))
  return <OfficialList kind="clubs" search={search} answer={answer} columns={useClubColumns()} />
}
