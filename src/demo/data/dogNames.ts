import type { Country } from './breedModels.ts'
import { lines, sentences, words } from './text.ts'

export interface NamePair {
  readonly male: readonly string[]
  readonly female: readonly string[]
}

/** Names of males, a bar, names of females. */
function pair(line: string): NamePair {
  const [male, female] = sentences(line)
  return { male: words(male!), female: words(female!) }
}

/** By initial letter, for litters that go by the alphabet. */
export const BY_LETTER: readonly NamePair[] = lines(`
  Ahti Argo Arvo Aslak Ajax Ares Amor Alvar Aatos Akseli Atlas Arttu | Aamu Aida Alma Akka Aura Asta Amie Arla Adele Aava Anka Alli
  Basso Bruno Brutus Bosse Boris Barkas Bert Birk Baron Brisk Bandi Benno | Bella Birka Bonnie Bianca Britta Bessi Brisa Bine Blanka Berta Brita Biina
  Caro Castor Cliff Cosmo Cello Chico Conny Cezar Caesar Claus Cid Corvus | Cora Cilla Cita Cindy Carmen Cassie Clara Ceres Chili Coco Carina Cleo
  Dago Don Dux Diesel Dino Droll Dirk Dasko Duke Danko Darius Drago | Diana Dina Dolly Donna Daisy Dixi Dora Dafne Dessi Delma Dita Dumle
  Eko Eemeli Erko Eskil Eikka Ero Elmo Erä-Eetu Ecco Egon Enzo Ensio | Eira Elsa Emma Essi Eevi Era Edla Erna Ella Esra Elli Edit
  Falk Faro Ferro Frodo Fix Fokus Fritz Fjell Forte Falco Filip Farao | Freja Fanni Fiona Flora Fama Femma Frida Fia Fanta Filli Fina Fjolla
  Gero Gusti Grim Gauss Groll Gandalf Gunnar Galant Graf Gigant Goran Gaius | Gerda Gaia Greta Gina Gitta Glenna Gipsy Gunda Gila Grace Gräddi Gemma
  Halti Hurtta Hero Hektor Haukka Hasso Hubert Herkko Harri Heimo Halli Hunter | Hilla Helmi Hertta Heta Hulda Halla Hilja Hippu Heli Hanna Hera Helka
  Ilmari Iivo Irto Isko Ivar Ikaros Ilves Igor Inko Isto Ismo Inki | Iita Inka Ilta Isla Iiris Inna Impi Irina Ilona Ilma Ida Iina
  Jalo Jäkä Jere Jarl Janus Juro Jaska Jekku Jimmy Jorma Jussi Jupiter | Jippi Jenny Juno Jade Jella Juuli Jessi Jatta Josefiina Jutta Jäkälä Jojo
  Kaiku Karo Kasper Kurko Kalle Kuura Kiito Konsta Kaapo Korpi Kuisma Kippari | Kajo Kiira Kerttu Karla Kaisla Kielo Kaneli Kiuru Katla Kirppu Kyllikki Käpy
  Lento Loimu Lari Lumo Leevi Luppo Lasso Loki Laku Luoti Lex Lauri | Lumi Lempi Lotta Luna Lyyti Laila Liekki Loru Lyyli Lilja Lola Lissu
  Metso Musti Moro Masi Merkur Mauno Myrsky Muro Max Milo Mesku Mörkö | Manta Mette Minka Mirri Milla Myy Marski Mimmi Maija Mette-Mari Myrtti Mona
  Nero Niilo Noki Nappi Nestor Niko Naava Nord Nuutti Nix Nimrod Norppa | Nelli Nuppu Neva Nanna Nöpö Nita Niina Nora Nessi Nadja Nokka Neiti
  Otso Otto Oiva Onni Odin Olli Oskar Orso Orkan Ozzy Okko Oras | Oili Olga Orvokki Oona Onerva Odessa Olivia Outi Otava Ofelia Orla Oksa
  Pekko Pyry Peto Poju Pontus Pomo Puro Piki Parru Paavo Pyyhky Primus | Piika Pilvi Pyy Peppi Pulmu Pippa Pihla Paula Petra Pikku Pinja Päivi
  Raju Riku Rasti Roope Rex Ruska Reima Rolle Rymy Romeo Ryhti Ramses | Riekko Ronja Rusko Raita Roosa Ritta Ruusu Rina Runo Ramona Rässy Riina
  Sisu Sulo Sankari Salama Samo Sampo Saku Seppo Sirius Sako Sultan Sorsa | Sirri Stella Sissi Sorja Suvi Sara Selma Senna Siiri Saaga Säde Soma
  Teeri Tarmo Tapio Tuisku Taisto Turbo Tyyni Tito Topi Tahvo Titan Tuulos | Tuuli Tähti Tessa Tilda Tuisku Tyyne Tilli Taika Tyra Tara Tiuku Tinka
  Ukko Urho Uljas Uno Urpo Usko Unto Uuno Ulla-Ukko Urmas Untamo Utu | Ulla Unna Usva Urla Ursula Ulpu Utu Uma Ulrika Uhka Unelma Una
  Vilkas Vihuri Vaskis Vinha Vili Vesuri Väinö Valo Veikko Vekku Volter Veli | Venla Vilma Vanja Vappu Viiru Vieno Vikla Viola Vesta Vinka Vuokko Vilja
  Ykä Yrjö Ylermi Yrmy Ystävä Yrtti Yngve Yari Ymir Ykkönen | Yrsa Ylva Yoko Yrtti Ymmi Yvonne Ykkösneito Yöperho
  Äijä Äyskäri Äksy Äly | Äiskä Äpy Ässä Älli`).map(pair)

/** All of them, for dogs of no kennel. */
export const PLAIN_NAMES: NamePair = {
  male: BY_LETTER.flatMap(({ male }) => male),
  female: BY_LETTER.flatMap(({ female }) => female),
}

/** A theme a line, for litters that do not go by the alphabet. */
export const THEMES: readonly NamePair[] = lines(`
  Ahti Ilmarinen Lemminkäinen Väinämöinen Tapio Joukahainen Kullervo Untamo Antero Sampsa Nyyrikki Tiera | Aino Louhi Mielikki Tuulikki Tellervo Kyllikki Lokka Annikki Ilmatar Luonnotar Vellamo Päivätär
  Metso Teeri Kiiruna Haukka Korppi Kuikka Kurki Satakieli Kottarainen Tikka Sinisorsa Lapasotka | Riekko Pyy Kiuru Tilhi Västäräkki Pulmunen Kuukkeli Tiira Haapana Allihaahka Rastas Peippo
  Karhunsammal Petäjä Kataja Honka Paju Tammi Saarni Jalava Koiranheisi Variksenmarja Sananjalka Ruisku | Kanerva Kielo Vanamo Hilla Karpalo Puolukka Mesimarja Lumme Suopursu Niittyvilla Pihlaja Mustikka
  Halti Saana Pallas Ylläs Olos Levi Koli Riisi Ukko Vuokatti Iso-Syöte Kiilopää | Korvatunturi Ounas Hetta Inari Kaldoaivi Muotka Nattanen Aakenus Luosto Pyhä Ruka Yllästär
  Pakkasherra Tuisku Myrsky Ukkonen Rae Pohjatuuli Kuutamo Syysmyrsky Hallavaara Viima Lumikki Jäänmurtaja | Aamukaste Usva Revontuli Kuura Pyry Tyrsky Poutapilvi Iltarusko Hämy Talviyö Keväthanki Sade
  Cognac Whisky Calvados Armagnac Rommi Portviini Akvaviitti Bourbon Tequila Grappa Sherry Merlot | Amaretto Sangria Mimosa Margarita Cava Madeira Bellini Kahlua Caipirinha Daiquiri Malaga Champagne
  Winchester Sako Tikka Valmet Browning Benelli Beretta Merkel Blaser Purdey Krieghoff Mauser | Carl-Gustafa Remington Beretta-Bella Franchi Sauerina Fabarm Zoli Perazzi Antonia Aya Baikal Silma
  Blues Tango Foxtrot Boogie Bolero Jazz Rock Swing Mambo Valssi Marssi Menuetti | Humppa Jenkka Polka Rumba Samba Salsa Masurkka Sonaatti Serenadi Ballaadi Operetti Habanera
  Pronssi Kupari Rauta Teräs Hopea Kulta Titaani Graniitti Kvartsi Basaltti Malmi Nikkeli | Ametisti Helmi Safiiri Rubiini Smaragdi Opaali Topaasi Meripihka Granaatti Jade Koralli Spektroliitti
  Hunting-Star Game-Keeper Thunderbolt Northern-Light Fast-Forward High-Flyer Wild-Rover Sharpshooter Pathfinder Snowstorm Trailblazer Lucky-Shot | Lady-Hawke Autumn-Rain Snow-Queen Wild-Rose Misty-Morning Northern-Star Sweet-Heather Silver-Moon Field-Dancer Evening-Breeze Amber-Glow Morning-Dew
  Tuomari Seppä Mylläri Suutari Kippari Räätäli Metsuri Rovasti Vallesmanni Lukkari Nimismies Torppari | Emäntä Kätilö Piika Mamselli Ruustinna Kuningatar Opettaja Laulaja Kutoja Kehrääjä Runotyttö Kyökkipiika`).map(
  pair,
)

const NORDIC = pair(`
  Balder Brage Frey Kvikk Loke Odin Rask Rapp Storm Tarras Tor Trym Viking Vidar Ymer Åsgrim | Embla Freja Frigg Idun Jerva Lykke Nanna Rypa Saga Siv Snøa Tindra Yrja Ylva Åsa Ärla`)
const GERMAN = pair(`
  Aldo Arko Bodo Cuno Dachs Eiko Falko Gundo Hasso Ingo Jago Kuno Lutz Nico Quax Rüdiger Urban Xaver | Anka Birke Cora Distel Elfi Flinka Gitta Heide Inka Jule Kessi Lärche Motte Nixe Quendel Raute Silva Wanda`)
const LATIN = pair(`
  Artiste Brio Cassis Diego Enzo Falco Galop Hardi Ilario Lampo Milord Nerone Orion Pataud Quito Rubis | Alba Bruna Cybèle Dora Étoile Fée Gilda Hermine Iris Luna Mirza Nuvola Olga Perla Reine Stella`)
const SLAVIC = pair(`
  Argo Brok Cir Dar Ezop Fram Gaston Hektor Igor Jasan Kazan Lump Nero Řízek Šíp Žolík | Aida Besy Cita Dina Ejmi Fána Gita Hela Iva Jiskra Květa Laura Nora Řasa Šelma Žofka`)
const ENGLISH = pair(`
  Bracken Cairn Drummer Ghillie Heath Moss Rambler Ranger Rowan Scout Sorrel Teal Trigger Whistler | Bonnie Bramble Breeze Fern Fleur Heather Jill Meg Merlin Misty Plover Rosie Skye Tansy Willow Wren`)

/** First names of imports and their ancestors, by the country they were bred in. */
export const FOREIGN_NAMES: Readonly<Record<Country, NamePair>> = {
  ...{ SE: NORDIC, NO: NORDIC, DK: NORDIC, EE: NORDIC, DE: GERMAN, AT: GERMAN, NL: GERMAN },
  ...{
    FR: LATIN,
    IT: LATIN,
    ES: LATIN,
    PT: LATIN,
    CZ: SLAVIC,
    SK: SLAVIC,
    PL: SLAVIC,
    HU: SLAVIC,
    LV: SLAVIC,
  },
  ...{ UK: ENGLISH, US: ENGLISH },
}

/** What a dog is called at home. */
export const NICK_NAMES: NamePair = pair(`
  Aku Ari Elmo Hessu Ipi Jallu Kalle Kunkku Leevi Manu Masa Nappi Nasse Oku Pate Poju Pontso Rasse Repe Reko Riku Roi Rolle Sasu Sulo Taavi Tahvo Topi Ukko Urho Vili Väiski Ykä | Aino Alli Bea Elli Essi Hilla Iita Juuli Kaisa Kerttu Kika Lissu Luna Maisa Manta Martta Minni Nelli Nikke Peppi Pihla Pyry Ruu Saimi Sanni Siiri Sissi Tessu Tiltu Tyyne Unna Vili Äksy`)
