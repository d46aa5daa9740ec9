/** What the pictures show, for visitors who do not see them, and that nobody photographed them. */

export const credit = {
  credit: 'Berekend beeld, Triptych',
  credit_en: 'Rendered picture, Triptych',
  credit_de: 'Berechnetes Bild, Triptych',
}

/** By the name of a picture. */
export const alts = {
  'kwelder-bij-laag-water': {
    nl: 'Berekend landschap: een groene en paarse kwelder bij laag water in laag zonlicht, met een bochtige kreek naar de horizon.',
    en: 'Rendered landscape: a green and purple salt marsh at low water under a low sun, with a winding creek towards the horizon.',
    de: 'Berechnete Landschaft: eine grüne und lila Salzwiese bei Niedrigwasser in tiefer Sonne, mit einem gewundenen Priel bis zum Horizont.',
  },
  'herfst-van-boven': {
    nl: 'Berekend landschap, schuin van boven: een kwelder met rode en strogele vlakken tussen kronkelende kreken.',
    en: 'Rendered landscape, seen from the air: a salt marsh in patches of red and straw yellow between winding creeks.',
    de: 'Berechnete Landschaft, schräg von oben: eine Salzwiese mit roten und strohgelben Flächen zwischen gewundenen Prielen.',
  },
  'ribbels-in-het-slik': {
    nl: 'Berekend landschap: ribbels in nat slik van dichtbij, glanzend in de ondergaande zon.',
    en: 'Rendered landscape: ripples in wet mud from close by, gleaming in the setting sun.',
    de: 'Berechnete Landschaft: Rippeln im nassen Schlick aus der Nähe, glänzend in der untergehenden Sonne.',
  },
  'bui-boven-het-wad': {
    nl: 'Berekend landschap: donkere wolken boven een nat wad, met een lichte strook aan de horizon.',
    en: 'Rendered landscape: dark clouds above a wet tidal flat, with a bright band along the horizon.',
    de: 'Berechnete Landschaft: dunkle Wolken über nassem Watt, mit einem hellen Streifen am Horizont.',
  },
  'palenrij-in-stil-water': {
    nl: 'Berekend landschap: een dubbele rij houten palen met takken ertussen, weerspiegeld in stil water.',
    en: 'Rendered landscape: a double row of wooden piles with brushwood between them, mirrored in still water.',
    de: 'Berechnete Landschaft: eine doppelte Reihe Holzpfähle mit Reisig dazwischen, gespiegelt in stillem Wasser.',
  },
  'lamsoor-van-dichtbij': {
    nl: 'Berekend beeld: bloeiende lamsoor van dichtbij, lila tegen een wazige ochtendlucht.',
    en: 'Rendered picture: sea lavender in flower from close by, lilac against a hazy morning sky.',
    de: 'Berechnetes Bild: blühender Strandflieder aus der Nähe, lila vor dunstigem Morgenhimmel.',
  },
  'zeekraal-van-dichtbij': {
    nl: 'Berekend beeld: rode zeekraal van dichtbij, met hier en daar een plant die nog groen is.',
    en: 'Rendered picture: red glasswort from close by, with here and there a plant that is still green.',
    de: 'Berechnetes Bild: roter Queller aus der Nähe, dazwischen einzelne noch grüne Pflanzen.',
  },
  'figuur-met-muts': {
    nl: 'Berekende kleifiguur met een rode gebreide muts en een blauwgroene trui.',
    en: 'Rendered clay figure with a red knitted cap and a blue-green jumper.',
    de: 'Berechnete Tonfigur mit roter Strickmütze und blaugrünem Pullover.',
  },
  'figuur-met-knot': {
    nl: 'Berekende kleifiguur met bruin haar strak naar achteren en een zandkleurige coltrui.',
    en: 'Rendered clay figure with brown hair combed back and a sand-coloured roll-neck.',
    de: 'Berechnete Tonfigur mit streng zurückgekämmtem braunem Haar und sandfarbenem Rollkragen.',
  },
  'figuur-met-krullen': {
    nl: 'Berekende kleifiguur met donkere krullen en een lichtblauwe coltrui.',
    en: 'Rendered clay figure with dark curls and a light blue roll-neck.',
    de: 'Berechnete Tonfigur mit dunklen Locken und hellblauem Rollkragen.',
  },
  'figuur-met-baard': {
    nl: 'Berekende kleifiguur met grijs haar, een baard en een groene trui.',
    en: 'Rendered clay figure with grey hair, a beard and a green jumper.',
    de: 'Berechnete Tonfigur mit grauem Haar, Bart und grünem Pullover.',
  },
  'figuur-met-capuchon': {
    nl: 'Berekende kleifiguur in een gele regenjas met de capuchon op.',
    en: 'Rendered clay figure in a yellow raincoat with the hood up.',
    de: 'Berechnete Tonfigur in gelber Regenjacke mit Kapuze.',
  },
}
