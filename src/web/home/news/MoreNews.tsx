import type { HomeNews } from '#contract/news.ts'
import { ReviewNews } from './ReviewNews.tsx'
import { UpdateNews } from './UpdateNews.tsx'

/** What stands below the newest results and litters: the last reviews, and what is new in the service. */
export default function MoreNews({ reviews, updates }: Pick<HomeNews, 'reviews' | 'updates'>) {
  return (
    <>
      <ReviewNews reviews={reviews} />
      <UpdateNews updates={updates} />
    </>
  )
}
