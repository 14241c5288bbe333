import Box from '@mui/material/Box'

/** What is read or typed sign by sign: a hash, a command. */
export function Code({ children }: { children: string }) {
  return (
    <Box component="code" sx={{ fontFamily: 'monospace', fontSize: '0.9em', overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  )
}
