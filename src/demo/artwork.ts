import sharp from 'sharp'
import type { BreedModel } from './data/breedModels.ts'
import { forest, grass, HEIGHT, ridge, SCENES, type Scene, WIDTH } from './landscape.ts'
import { Random } from './random.ts'

/** Drawings that stand for photographs: a pointing dog before a northern landscape, drawn by code. */

interface Coat {
  readonly body: string
  readonly shade: string
  /** null: a coat of one colour */
  readonly patch: string | null
}

const COATS = {
  brown: { body: '#5b3824', shade: '#44291a', patch: null },
  roan: { body: '#85695a', shade: '#573c2d', patch: '#4d2f20' },
  orange: { body: '#eee3d2', shade: '#c9b398', patch: '#c0702f' },
  gold: { body: '#b57a3c', shade: '#93602c', patch: null },
  black: { body: '#2b2b2f', shade: '#1b1b1f', patch: null },
  grey: { body: '#8b8783', shade: '#6c6864', patch: null },
} as const satisfies Record<string, Coat>
type CoatTone = keyof typeof COATS

export interface Artwork {
  readonly name: string
  readonly jpeg: Buffer
}

const TONES = Object.keys(COATS) as CoatTone[]
const SHAPES: readonly BreedModel['coat'][] = ['short', 'long', 'wire']

/** Index into `drawDogs` of a picture that fits the breed and colour; `turn` chooses the landscape. */
export function pictureIndex(model: BreedModel, colour: string | null, turn: number): number {
  const tone = TONES.indexOf(toneOf(colour ?? model.colours[0]!))
  return (SHAPES.indexOf(model.coat) * TONES.length + tone) * 2 + (turn % 2)
}

function toneOf(colour: string): CoatTone {
  const tests: readonly [RegExp, CoatTone][] = [
    [/päistärikkö|kimo|kirjava|belton|laikuin/, 'roan'],
    [/valko|oranssi|tricolour|kolmi/, 'orange'],
    [/harmaa/, 'grey'],
    [/vehnän|keltai|punainen|kulta/, 'gold'],
    [/musta|soopeli/, 'black'],
  ]
  return tests.find(([pattern]) => pattern.test(colour))?.[1] ?? 'brown'
}

/** All pictures, two landscapes for every shape and tone; the same bytes at every call on one machine. */
export async function drawDogs(): Promise<Artwork[]> {
  const wanted = SHAPES.flatMap((shape) =>
    TONES.flatMap((tone) => [0, 1].map((turn) => ({ shape, tone, turn }))),
  )
  return Promise.all(
    wanted.map(async ({ shape, tone, turn }, index) => {
      const scene = SCENES[(Math.floor(index / 2) + turn) % SCENES.length]!
      const svg = picture(new Random(`picture ${index}`), scene, shape, COATS[tone])
      return {
        name: `dog-${shape}-${tone}-${turn + 1}.jpg`,
        jpeg: await sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer(),
      }
    }),
  )
}

function picture(random: Random, scene: Scene, shape: BreedModel['coat'], coat: Coat): string {
  const sunX = random.int(120, 840)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
  <defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${scene.sky[0]}"/><stop offset="1" stop-color="${scene.sky[1]}"/></linearGradient>
    <linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${scene.ground[0]}"/><stop offset="1" stop-color="${scene.ground[1]}"/></linearGradient>
    <linearGradient id="coat" x1="0" y1="0" x2="0" y2="1"><stop offset="0.25" stop-color="${coat.body}"/><stop offset="1" stop-color="${coat.shade}"/></linearGradient>
    <radialGradient id="sun"><stop offset="0" stop-color="${scene.light}" stop-opacity="0.95"/><stop offset="1" stop-color="${scene.light}" stop-opacity="0"/></radialGradient>
  </defs>
  <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>
  <circle cx="${sunX}" cy="250" r="230" fill="url(#sun)"/>
  ${ridge(random, 300, 70, scene.fells[0])}
  ${ridge(random, 365, 50, scene.fells[1])}
  ${scene.spruces ? forest(random, 430, scene.fells[2]) : ridge(random, 420, 24, scene.fells[2])}
  ${ridge(random, 500, 14, 'url(#ground)')}
  ${grass(random, scene.ground[1], 560, 60)}
  ${dog(shape, coat)}
  ${grass(random, scene.ground[1], 640, 90)}
</svg>`
}

const BODY = `M262 352 C300 338 360 336 430 342 C478 345 520 336 556 318 C584 300 604 276 628 262 C640 252 656 246 674 247
  C696 249 712 258 722 268 C744 273 768 279 782 286 C789 291 788 302 780 306 C758 313 736 315 716 315
  C700 330 684 344 668 360 C654 386 640 412 622 434 C612 448 598 456 584 460
  L590 520 C592 560 590 600 594 634 L604 646 L572 646 C566 610 560 560 552 520 L544 470
  C500 462 440 452 398 440 C380 452 366 466 352 476 C350 496 360 516 352 540 C344 566 340 600 342 634 L352 646 L318 646
  C314 610 316 570 312 540 C300 512 288 480 280 450 C262 430 250 400 252 376 C254 364 256 357 262 352Z`
const FAR_LEGS = `M330 470 C318 500 300 524 292 548 C284 580 286 612 290 640 L300 650 L268 650 C262 612 258 576 264 546 C270 516 282 480 290 452Z`
const LIFTED_LEG = `M604 440 C628 452 652 462 668 478 C674 494 664 520 654 536 C648 546 634 544 634 532 C640 516 644 504 640 494 C620 488 596 482 574 470Z`

/** The dog at point, looking right: one foreleg lifted, tail straight. */
function dog(shape: BreedModel['coat'], coat: Coat): string {
  const tail =
    shape === 'long'
      ? `<path d="M268 356 C220 336 150 318 92 316 C120 330 126 352 150 366 C176 384 220 384 262 382Z" fill="url(#coat)"/>`
      : `<path d="M266 352 C226 336 176 318 132 308 C126 308 126 316 131 318 C176 334 222 356 260 380Z" fill="url(#coat)"/>`
  const feathers =
    shape === 'long'
      ? `<path d="M398 438 C440 474 520 486 560 468 L548 452Z M352 476 C330 500 318 520 306 536 L318 470Z" fill="${coat.shade}"/>`
      : ''
  const beard =
    shape === 'wire'
      ? `<path d="M742 306 C746 322 758 330 764 338 C772 328 784 318 786 302Z M700 252 C706 242 716 240 724 246 L720 262Z" fill="${coat.shade}"/>`
      : ''
  const ear =
    shape === 'long'
      ? 'M652 262 C640 284 634 316 644 340 C662 342 680 326 684 300 C686 282 674 264 652 262Z'
      : 'M654 262 C644 282 642 306 652 324 C668 324 682 310 684 292 C684 276 672 264 654 262Z'
  return `<g>
    <ellipse cx="460" cy="650" rx="240" ry="13" fill="#000" opacity="0.22"/>
    <path d="${FAR_LEGS}" fill="${coat.shade}"/><path d="${LIFTED_LEG}" fill="${coat.shade}"/>
    ${tail}${feathers}<path d="${BODY}" fill="url(#coat)"/>${beard}
    ${coat.patch ? patches(coat.patch) : ''}
    <path d="${ear}" fill="${coat.shade}"/>
    <circle cx="711" cy="276" r="4.6" fill="#16110d"/><ellipse cx="783" cy="293" rx="7" ry="8" fill="#1a1412"/>
  </g>`
}

function patches(fill: string): string {
  return `<path d="M396 342 C440 338 492 344 506 372 C500 410 440 420 404 400 C384 384 384 356 396 342Z" fill="${fill}" opacity="0.8"/>
    <path d="M284 360 C312 352 330 372 324 398 C304 410 276 398 270 380Z" fill="${fill}" opacity="0.7"/>
    <path d="M640 256 C662 246 690 250 706 264 C690 282 664 300 646 300Z" fill="${fill}" opacity="0.8"/>`
}
