import { type LinkProps, useNavigate } from '@tanstack/react-router'

/** What a click on a part of a picture opens; by the keyboard the same link stands in the table of the picture. */
export function useOpening() {
  const navigate = useNavigate()
  return (link: LinkProps | undefined) =>
    link && {
      onClick: () => void navigate({ ...link, resetScroll: false }),
      style: { cursor: 'pointer' },
    }
}
