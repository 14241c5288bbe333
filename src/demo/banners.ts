import sharp from 'sharp'
import type { Artwork } from './artwork.ts'
import lettering from './data/lettering.json' with { type: 'json' }
import { type Motif, SPONSORS } from './data/notices.ts'
import { Random } from './random.ts'

/** Twice the size it is shown in, for dense screens. */
const WIDTH = 870
const HEIGHT = 300

interface Lettering {
  readonly width: number
  readonly path: string
}

/**
 * A banner for every invented sponsor. Their words are outlines (Roboto, drawn at 100 units) in data/lettering.json, so
 * that the picture does not depend on the machine's fonts.
 */
export async function drawBanners(): Promise<Artwork[]> {
  return Promise.all(
    SPONSORS.map(async (sponsor, index) => ({
      name: `banner-${index + 1}.jpg`,
      jpeg: await sharp(Buffer.from(banner(sponsor, new Random(`banner ${index}`))))
        .jpeg({ quality: 86 })
        .toBuffer(),
    })),
  )
}

function banner(sponsor: (typeof SPONSORS)[number], random: Random): string {
  const words = (lettering as Readonly<Record<string, { name: Lettering; line: Lettering }>>)[
    sponsor.eventName
  ]!
  const [dark, middle, light] = sponsor.colours as [string, string, string]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
  <defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${dark}"/><stop offset="1" stop-color="${middle}"/></linearGradient></defs>
  <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#ground)"/>
  ${MOTIFS[sponsor.motif](random, light)}
  ${textPath(words.name, 150, 0.72, light)}
  ${textPath(words.line, 208, 0.34, light)}
</svg>`
}

function textPath(words: Lettering, baseline: number, wanted: number, fill: string): string {
  const scale = Math.min(wanted, (WIDTH - 120) / words.width)
  return `<path transform="translate(56 ${baseline}) scale(${scale.toFixed(3)})" d="${words.path}" fill="${fill}"/>`
}

const MOTIFS: Readonly<Record<Motif, (random: Random, light: string) => string>> = {
  fells: (_, light) =>
    `<path d="M420 300 C520 210 560 150 640 150 C720 150 760 220 870 190 V300Z" fill="${light}" opacity="0.16"/><path d="M560 300 C640 250 700 215 760 220 C810 224 840 250 870 246 V300Z" fill="${light}" opacity="0.2"/><circle cx="760" cy="82" r="36" fill="${light}" opacity="0.85"/>`,
  spruces: (random, light) => {
    const trees = Array.from({ length: 15 }, (_, index) => {
      const [x, top] = [470 + index * 28, random.int(90, 210)]
      return `M${x - 24} 300 L${x} ${top} L${x + 24} 300Z`
    })
    return `<path d="${trees.join(' ')}" fill="${light}" opacity="0.18"/>`
  },
  birds: (random, light) => {
    const birds = Array.from({ length: 7 }, (_, index) => {
      const [x, y] = [560 + index * 42, 26 + random.int(0, 46)]
      return `M${x - 22} ${y - 8} Q${x - 8} ${y - 16} ${x} ${y} Q${x + 8} ${y - 16} ${x + 22} ${y - 8}`
    })
    return `<path d="${birds.join(' ')}" fill="none" stroke="${light}" stroke-width="4" stroke-linecap="round" opacity="0.75"/>`
  },
  waves: (_, light) =>
    [232, 254, 276]
      .map(
        (y) =>
          `<path d="M0 ${y} q54 -18 108 0 t108 0 t108 0 t108 0 t108 0 t108 0 t108 0 t114 0" fill="none" stroke="${light}" stroke-width="3" opacity="0.35"/>`,
      )
      .join(''),
}
