/** The dogs that the pictures are about. */
export interface Walked {
  /** the dog that README's walk looks up */
  readonly dog: string
  /** of the same breed, in the breeding register */
  readonly bitch: string
  readonly breed: string
}

export interface Picture {
  /** where it is kept, below docs, without its ending */
  readonly file: string
  readonly path: (walked: Walked) => string
  /** pixels; else the height of a window */
  readonly height?: number
}

const at = (path: string, search: Readonly<Record<string, string>>) =>
  `${path}?${new URLSearchParams(search).toString().replaceAll('%22', '"')}`

export const PICTURES: readonly Picture[] = [
  { file: 'screenshot', path: ({ dog }) => `/koira/${dog}` },
  {
    file: 'walk-through/sires',
    path: ({ breed }) => at('/kaer-ominaisuudet', { by: 'sire', breeds: breed }),
    height: 1100,
  },
  {
    file: 'walk-through/seasons',
    path: ({ breed }) => at('/kaer-analysointi', { breeds: breed, class: 'AVO' }),
    height: 1100,
  },
  {
    file: 'walk-through/kennels',
    path: ({ breed }) => at('/kaer-vj-ominaisuudet', { by: 'kennel', breeds: breed }),
    height: 1100,
  },
  {
    file: 'walk-through/shows',
    path: ({ breed }) => at('/nayttely-analysointi', { breeds: breed }),
    height: 1100,
  },
  {
    file: 'walk-through/search',
    path: () => at('/haku-ominaisuudet', { conditions: 'sire.trial.VOI.1*health.fci_hips.orBetter.B' }),
    height: 1000,
  },
  { file: 'walk-through/breed', path: ({ breed }) => `/rotu/${breed}`, height: 1100 },
  {
    file: 'walk-through/mates',
    path: ({ bitch }) => at('/jalostuskumppani', { dam: bitch, choice: 'breed' }),
    height: 1300,
  },
  {
    file: 'walk-through/measures',
    path: ({ breed }) => at('/jalostustarkastukset/mitat', { breed }),
    height: 1000,
  },
]
