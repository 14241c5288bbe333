import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { Block } from './parts.ts'

interface Props {
  caption: string
  heads: readonly string[]
  /** cells as text; the first of a row is its heading */
  rows: readonly (readonly string[])[]
}

/** The table beside a picture: folded away for the eye, always there for a screen reader to open. */
export function TableDetails({ caption, heads, rows }: Props) {
  const { t } = useTranslation()
  return (
    <Block component="details" mt={0.5} data-print="no">
      <Box
        component="summary"
        sx={{ cursor: 'pointer', color: 'text.secondary', fontSize: '0.875rem', width: 'fit-content' }}
      >
        {t('dogs.inbreeding.asTable')}
      </Box>
      <Box sx={{ overflowX: 'auto' }}>
        <Box component="table" sx={tableStyle}>
          <Box component="caption" sx={{ textAlign: 'left', color: 'text.secondary', py: 0.5 }}>
            {caption}
          </Box>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...cells]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {cells.map((cell, index) => (
                  <td key={heads[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Block>
  )
}

const tableStyle = {
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& th, & td': { px: 1.25, py: 0.25, borderBottom: 1, borderColor: 'divider', whiteSpace: 'nowrap' },
  '& th': { textAlign: 'left', fontWeight: 600 },
  '& td, & thead th + th': { textAlign: 'right' },
} as const
