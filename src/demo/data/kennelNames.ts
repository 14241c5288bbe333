import type { Country } from './breedModels.ts'
import { items, lines, sentences, words } from './text.ts'

/** Parts of kennel names. */
export const FINNISH_FIRST = words(`
  Suon Korpi Riekko Metso Teeri Pyy Halla Kuura Lumi Tuuli Tunturi Kaira Honka Petäjä Vaara Ahon Kivi Hiisi Haukka Kurki Sorsa Joutsen
  Pihla Koivu Katajan Kanerva Karpalo Hilla Marja Sammal Usva Pouta Myrsky Tähti Kuun Revon Ilves Hirven Otson Ruska Syys Talvi Kesä
  Peuran Näre Louhi Ukon Tapion Mielikin Savo Jängän Aapa Rimpi Särkän Hete Lammin Virta Kosken Salon Äijän Yö`)
export const FINNISH_LAST = words(`
  pään kankaan vaaran lammen niemen rannan mäen harjun saaren perän ojan suon aavan jängän selän korven kallion poukaman lahden kosken
  joen järven kummun kolun ahon metsän maan pellon nummen tievan kurun polun tuvan mökin pirtin salmen koivikon notkon rinteen`)
export const FINNISH_WHOLE = words(`
  Riekkolan Suonpään Teerelän Metsonkukon Pyylinnan Hukkasalon Haukkamaan Kairanvaeltajan Aamu-Usvan Hangenhelmen Erämaan-Ilon Halla-Ahon
  Kiiskilän Kurjenkellon Linnunradan Näverin Nuotiopuun Pakkaspolun Saloseudun Seisontapaikan Siipikarjan Tulikiven Tuulenpesän
  Vanhan-Haavan Yläkorven Äyrämön`)
export const SWEDISH_FIRST = words(`
  Björk Gran Ripa Tjäder Orr Fjäll Havs Skärgårds Ek Al Rönn Vinter Höst Sol Måne Sten Berg Sjö Ljung Ör Åker Älv Svan Falk Hjort Räv`)
export const SWEDISH_LAST = words(`
  skogens backens bergets åsens marks vikens mossens näsets strandens lidens hults kullens sjöns gläntans ängens gårdens hedens`)

/** How kennels of a country are named: `*` is the dog's own name, `1` and `2` a piece of either list. */
interface ForeignStyle {
  readonly patterns: readonly string[]
  readonly first: readonly string[]
  readonly second: readonly string[]
}

const STYLES = `
  SE | 12 * | Björn, Rip, Myr, Tall, Orr, Skogs, Kvarn, Säv, Fjäll, Gran, Älv, Hjort, Vildmarks, Norr, Sör, Tjäder, Ljung, Eke, Horn, Silver | hyttans, åsens, flons, mons, lekens, rydets, mossens, sjöns, hedens, lidens, backens, bruks, dalens, vikens, torps
  NO | 12 * | Rype, Fjell, Øst, Stor, Kvit, Skogs, Elve, Lyng, Hei, Myr, Vass, Nord, Gråstein, Bjørke, Tiur, Snø | tindens, viddas, myras, heias, skarvets, høgdas, krokens, åsens, dalens, vollens, liens, bekkens
  DK | 12 * | Hede, Fasan, Å, Klit, Ege, Skov, Lyng, Ager, Nord, Bøge, Vester | lyngens, højs, mosens, gårdens, lundens, bækkens, bakkens, marks, dals, skovens
  DE | * vom 12; * von der 1heide; * aus dem 12; * vom 12; * von der 1wiese | Eichen, Birken, Wolfs, Dachs, Schnepfen, Fasanen, Rehbach, Nebel, Hirsch, Erlen, Moor, Tannen, Königs, Sauer, Krähen, Falken, Hasel, Otter | moor, grund, bruch, bau, holz, tal, hain, busch, forst, hof, stein, ried, winkel, eck
  AT | * vom 12; * von der 1alm | Gams, Auerhahn, Lärchen, Zirben, Stein, Berg | graben, kogel, bachl, eck, riegel, wald
  FR | * du 1 de l’2; * du 1 d’2 | Bois, Clos, Marais, Vent, Val, Moulin, Hameau, Chemin, Pré | Argent, Automne, Épine, Orée, Ombre, Aubépine, Étang, Airelle, Ajonc, Hermine, Écureuil
  IT | * della 1 2; * di 1 2 | Val, Costa, Fonte, Selva, Rocca, Macchia | Beccaccia, Starna, Quaglia, Frullo, Nebbiolo, Cotorna, Francolina, Ginepro, Martora
  ES | * de la 1 2; * de 1 2 | Perdiz, Dehesa, Sierra, Fuente, Loma | Roja, Vieja, Alta, Brava, Serena, Clara
  PT | * da 1 2; * do 2 | Serra, Quinta, Casa, Ribeira | Perdigão, Sobreiro, Montado, Medronho, Carrascal, Juncal
  CZ | * z 1 2; * od 1 2; * ze 1 2 | Bažantí, Křepelčí, Staré, Ptačí, Lesní, Sokolí, Tiché | louky, stráně, rokle, paseky, hájovny, skály
  SK | * spod 1 2; * z 1 2 | Jarabej, Bažantej, Tichej, Jastrabej, Čiernej, Hlucháňovej | hory, doliny, skaly, lúky, stráne
  HU | 12 * | Fácán, Fürj, Szalonka, Vadlúd, Őzes, Fogoly, Tölgyes, Nádas, Szélhajtó | hegyi, réti, völgyi, hajtó, berki, széli, kúti
  PL | * z 1 2; * znad 1 2 | Bażanciej, Czarnej, Cichej, Kuropatwiej, Sokolej | Doliny, Strugi, Polany, Kniei, Łąki
  EE | 12 * | Raba, Nurmkana, Pilliroo, Põhja, Kase, Metsise | metsa, välja, soo, oja, nurme
  LV | 12 * | Rubeņu, Mežirbju, Purva, Niedru, Meža |  pļavas, lauka, zvaigzne, takas
  UK | 12 * | Heather, Grouse, Moor, Thorn, Brae, Partridge, Fallow, Glen, Bracken, Peat, Cairn, Burn | glint, wick, fallow, beck, cairn, holm, field, ridge, combe, shaw, dale
  US | 12 * | Timber, Covey, Prairie, Silver, Windy, Quail | quail, run, point, creek, ridge, field
  NL | * van het 12; * uit de 12; * van de 12 | Patrijzen, Turf, Riet, Olde, Eiken, Veen, Kievits, Wilgen | veld, hoek, zoom, kamp, broek, heem, hof`

export const FOREIGN_KENNELS = Object.fromEntries(
  lines(STYLES).map((line) => {
    const [country, patterns, first, second] = sentences(line)
    return [country, { patterns: patterns!.split('; '), first: items(first!), second: items(second!) }]
  }),
) as unknown as Readonly<Record<Country, ForeignStyle>>
