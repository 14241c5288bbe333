import { type ColourWords, colourIn, markingsOf } from './coatColours.ts'
import { type LocalNames, pairs } from './localNames.ts'

/** All municipalities with a Swedish name of their own, and former ones whose name is still in use for the place. */
const MUNICIPALITIES = pairs(`
  Akaa=Ackas, Alavus=Alavo, Enontekiö=Enontekis, Espoo=Esbo, Eurajoki=Euraåminne, Hailuoto=Karlö,
  Halsua=Halso, Hamina=Fredrikshamn, Hanko=Hangö, Hartola=Gustav Adolfs, Helsinki=Helsingfors,
  Huittinen=Vittis, Hyvinkää=Hyvinge, Hämeenkyrö=Tavastkyro, Hämeenlinna=Tavastehus, Ii=Ijo,
  Iisalmi=Idensalmi, Iitti=Itis, Ikaalinen=Ikalis, Ilmajoki=Ilmola, Ilomantsi=Ilomants, Inari=Enare,
  Inkoo=Ingå, Isojoki=Storå, Isokyrö=Storkyro, Jokioinen=Jockis, Joroinen=Jorois, Juuka=Juga,
  Järvenpää=Träskända, Kaarina=S:t Karins, Kajaani=Kajana, Karijoki=Bötom, Karkkila=Högfors, Kaskinen=Kaskö,
  Kauniainen=Grankulla, Kaustinen=Kaustby, Kemiönsaari=Kimitoön, Kerava=Kervo, Keuruu=Keuru,
  Kirkkonummi=Kyrkslätt, Kitee=Kides, Kokemäki=Kumo, Kokkola=Karleby, Kontiolahti=Kontiolax,
  Koski Tl=Koskis, Kristiinankaupunki=Kristinestad, Kruunupyy=Kronoby, Kuhmoinen=Kuhmois, Kustavi=Gustavs,
  Lahti=Lahtis, Laihia=Laihela, Laitila=Letala, Lapinjärvi=Lappträsk, Lappeenranta=Villmanstrand,
  Lapua=Lappo, Laukaa=Laukas, Lieto=Lundo, Liminka=Limingo, Liperi=Libelits, Lohja=Lojo, Loviisa=Lovisa,
  Luoto=Larsmo, Maalahti=Malax, Maarianhamina=Mariehamn, Marttila=S:t Mårtens, Merikarvia=Sastmola,
  Mikkeli=S:t Michel, Mustasaari=Korsholm, Mynämäki=Virmo, Myrskylä=Mörskom, Naantali=Nådendal,
  Nousiainen=Nousis, Närpiö=Närpes, Oulu=Uleåborg, Paimio=Pemar, Parainen=Pargas,
  Pedersören kunta=Pedersöre, Pietarsaari=Jakobstad, Pirkkala=Birkala, Pomarkku=Påmark, Pori=Björneborg,
  Pornainen=Borgnäs, Porvoo=Borgå, Pyhtää=Pyttis, Raahe=Brahestad, Raasepori=Raseborg, Raisio=Reso,
  Rauma=Raumo, Ruokolahti=Ruokolax, Sauvo=Sagu, Savonlinna=Nyslott, Siikainen=Siikais, Sipoo=Sibbo,
  Siuntio=Sjundeå, Taivassalo=Tövsala, Tampere=Tammerfors, Teuva=Östermark, Tornio=Torneå, Turku=Åbo,
  Tuusula=Tusby, Ulvila=Ulvsby, Uusikaarlepyy=Nykarleby, Uusikaupunki=Nystad, Vaasa=Vasa, Vantaa=Vanda,
  Vehmaa=Vemo, Veteli=Vetil, Vihti=Vichtis, Vimpeli=Vindala, Virolahti=Vederlax, Virrat=Virdois, Vöyri=Vörå,
  Ylitornio=Övertorneå, Ähtäri=Etseri,
  Artjärvi=Artsjö, Elimäki=Elimä, Himanka=Himango, Houtskari=Houtskär, Karjaa=Karis, Karjalohja=Karislojo,
  Kemiö=Kimito, Korppoo=Korpo, Kälviä=Kelviå, Köyliö=Kjulo, Lohtaja=Lochteå, Maksamaa=Maxmo, Nauvo=Nagu,
  Oravainen=Oravais, Perniö=Bjärnå, Pernaja=Pernå, Piikkiö=Pikis, Pohja=Pojo, Ruotsinpyhtää=Strömfors,
  Rymättylä=Rimito, Särkisalo=Finby, Tammisaari=Ekenäs, Vähäkyrö=Lillkyro`)

/** Kennel districts; those named alike in Swedish are left out. */
const DISTRICTS = pairs(`
  Ahvenanmaa=Åland, Etelä-Häme=Södra Tavastland, Etelä-Pohjanmaa=Södra Österbotten,
  Helsingin seutu=Helsingforsnejden, Kainuu=Kajanaland, Keski-Pohjanmaa=Mellersta Österbotten,
  Keski-Suomi=Mellersta Finland, Kymenlaakso=Kymmenedalen, Lappi=Lappland, Pohjois-Häme=Norra Tavastland,
  Pohjois-Karjala=Norra Karelen, Pohjois-Pohjanmaa=Norra Österbotten, Pohjois-Savo=Norra Savolax,
  Päijät-Häme=Päijänne-Tavastland, Uusimaa=Nyland, Vaasa=Vasa, Varsinais-Suomi=Egentliga Finland`)

const COLOURS: ColourWords = {
  colours: pairs(`
    harmaa=grå, juovikas=tigrerad, keltainen=gul, kermanvärinen=gräddfärgad, kimo=skimmel, kirjava=spräcklig,
    kolmivärinen=trefärgad, musta=svart, oranssi=orange, pilkullinen=prickig, punainen=röd, päistärikkö=skimmel,
    ruskea=brun, sininen=blå, sitruuna=citrongul, soopeli=sobel, täplikäs=fläckig, valko=vit, valkoinen=vit`),
  beginnings: pairs(`
    harmaan=grå, harmaa=grå, hiilen=kol, hiiren=mus, hopean=silver, kastanjan=kastanje, keltaisen=gul, kelta=gul,
    mahongin=mahogny, maksan=lever, mustan=svart, musta=svart, oranssin=orange, oranssi=orange, punaisen=röd,
    puna=röd, ruskean=brun, ruskea=brun, sinisen=blå, sitruunan=citron, teräksen=stål, tumman=mörk, tumma=mörk,
    vaalean=ljus, vaalea=ljus, valkoisen=vit, valko=vit, vehnän=vete`),
  markings: new Map([
    ...markingsOf(
      'med',
      {
        keltaisin: 'gula',
        mustin: 'svarta',
        oranssein: 'orange',
        punaruskein: 'rödbruna',
        ruskein: 'bruna',
        valkoisin: 'vita',
      },
      { laikuin: 'fläckar', merkein: 'tecken', pilkuin: 'prickar', täplin: 'prickar' },
    ),
    ['valkoinen rinta', 'med vitt bröst'],
    ['valkoinen rintamerkki', 'med vitt brösttecken'],
    ['rintamerkillä', 'med brösttecken'],
  ]),
  and: ' och ',
}

/** Source: docs/rules/screens.md#names-in-other-languages. */
export const SWEDISH_NAMES: LocalNames = {
  place: (place) =>
    place
      .split(/([,/()])/)
      .map(municipality)
      .join(''),
  district: (district) => DISTRICTS.get(district) ?? district,
  colour: colourIn(COLOURS),
}

/** One name, with the spaces around it. */
function municipality(part: string): string {
  const name = part.trim()
  const swedish = MUNICIPALITIES.get(name)
  return swedish === undefined ? part : part.replace(name, swedish)
}
