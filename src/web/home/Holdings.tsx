import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { newsQuery } from './queries.ts'

/** How many dogs of how many breeds the database holds; its line is kept free until it is known. */
export function Holdings() {
  const { t } = useTranslation()
  const { data } = useQuery(newsQuery)
  return (
    <Box sx={{ display: 'flex', gap: 3, mt: 2, minHeight: 28, fontSize: '1.0625rem', fontWeight: 600 }}>
      {data && (
        <>
          <span>{t('home.dogs', { count: data.dogs })}</span>
          <span>{t('home.breeds', { count: data.breeds })}</span>
        </>
      )}
    </Box>
  )
}
