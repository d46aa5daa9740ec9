/** What the drawings show, for visitors who do not see them, by the name of a drawing. */

const text = (nl, en, de) => ({ alt: nl, alt_en: en, alt_de: de })

export const texts = {
  'portret-met-capuchon': text(
    'Getekend portret van een vrouw die lacht, in een okergele regenjas met de capuchon op.',
    'Drawn portrait of a woman laughing, in an ochre raincoat with the hood up.',
    'Gezeichnetes Porträt einer lachenden Frau in ockergelber Regenjacke, die Kapuze auf dem Kopf.',
  ),
  'portret-met-baard': text(
    'Getekend portret van een man met kort grijs haar, een volle baard, een ronde bril en een groene trui.',
    'Drawn portrait of a man with short grey hair, a full beard, round glasses and a green jumper.',
    'Gezeichnetes Porträt eines Mannes mit kurzem grauem Haar, Vollbart, runder Brille und grünem Pullover.',
  ),
  'portret-met-knot': text(
    'Getekend portret van een vrouw met sproeten, rood haar in een knot en een donkere coltrui.',
    'Drawn portrait of a woman with freckles, red hair in a bun and a dark polo neck.',
    'Gezeichnetes Porträt einer Frau mit Sommersprossen, rotem Haar im Dutt und dunklem Rollkragen.',
  ),
  'portret-met-muts': text(
    'Getekend portret van een man met een rode gebreide muts, een witte snor en een blauw jasje.',
    'Drawn portrait of a man with a red knitted hat, a white moustache and a blue jacket.',
    'Gezeichnetes Porträt eines Mannes mit roter Strickmütze, weißem Schnurrbart und blauer Jacke.',
  ),
  'portret-met-krullen': text(
    'Getekend portret van een vrouw met donkere krullen, een ronde bril en een potlood in het haar.',
    'Drawn portrait of a woman with dark curls, round glasses and a pencil in her hair.',
    'Gezeichnetes Porträt einer Frau mit dunklen Locken, runder Brille und einem Bleistift im Haar.',
  ),
  'doorsnede-zeedijk': text(
    'Getekende doorsnede van een zeedijk: een zandkern onder klei en gras, met de zee en een rand rood zeekraal ervoor en een huis erachter.',
    'Drawn cross-section of a sea dike: a core of sand under clay and grass, with the sea and a fringe of red glasswort in front and a house behind.',
    'Gezeichneter Querschnitt eines Seedeichs: ein Sandkern unter Klei und Gras, davor das Meer und ein Saum aus rotem Queller, dahinter ein Haus.',
  ),
  'doorsnede-rijshouten-dam': text(
    'Getekende doorsnede van een rijshouten dam: twee palen met takkenbossen ertussen, links hoog water boven diep slik, rechts een hogere bodem met zeekraal.',
    'Drawn cross-section of a brushwood dam: two piles with bundles of branches between them, water over low mud on the left, higher ground with glasswort on the right.',
    'Gezeichneter Querschnitt einer Lahnung: zwei Pfähle mit Reisigbündeln dazwischen, links Wasser über tiefem Schlick, rechts höherer Boden mit Queller.',
  ),
  'doorsnede-sluis': text(
    'Getekende doorsnede van een uitwateringssluis: een koker door de dijk, met een klep aan de zeekant en een schuif aan de landkant.',
    'Drawn cross-section of a drainage sluice: a culvert through the dike, with a flap on the side of the sea and a gate on that of the land.',
    'Gezeichneter Querschnitt eines Siels: ein Durchlass durch den Deich, mit einer Klappe zum Meer und einem Schieber zum Land.',
  ),
  'plant-zeekraal': text(
    'Tekening van zeekraal: een rechte stengel met rode, gelede takken, en in een cirkel de dikke leden van dichtbij.',
    'Drawing of glasswort: an upright stem with red jointed branches, and in a circle the thick joints from close by.',
    'Zeichnung von Queller: ein gerader Stängel mit roten, gegliederten Zweigen, und in einem Kreis die dicken Glieder aus der Nähe.',
  ),
  'plant-lamsoor': text(
    'Tekening van lamsoor: een rozet van groene bladeren met lila bloemen op dunne stengels, en in een cirkel drie bloemen van dichtbij.',
    'Drawing of sea lavender: a rosette of green leaves with lilac flowers on thin stems, and in a circle three flowers from close by.',
    'Zeichnung von Strandflieder: eine Rosette grüner Blätter mit lila Blüten auf dünnen Stängeln, und in einem Kreis drei Blüten aus der Nähe.',
  ),
  'plant-slijkgras': text(
    'Tekening van Engels slijkgras: een pol met lange smalle bladen en drie gele aren, en in een cirkel de korrels van een aar.',
    'Drawing of cord grass: a tuft of long narrow blades with three yellow ears, and in a circle the grains of one ear.',
    'Zeichnung von Schlickgras: ein Horst langer schmaler Blätter mit drei gelben Ähren, und in einem Kreis die Körner einer Ähre.',
  ),
  'plant-zulte': text(
    'Tekening van zulte: een stengel met smalle bladeren en vier lila bloemen met een geel hart, en in een cirkel één bloem van dichtbij.',
    'Drawing of sea aster: a stem with narrow leaves and four lilac flowers with a yellow heart, and in a circle one flower from close by.',
    'Zeichnung von Strandaster: ein Stängel mit schmalen Blättern und vier lila Blüten mit gelber Mitte, und in einem Kreis eine Blüte aus der Nähe.',
  ),
  'instrument-sedimentatiebalk': text(
    'Tekening van een sedimentatiebalk: een witte balk op twee palen, met zeventien rode pennen die tot op het slik zakken.',
    'Drawing of a sedimentation bar: a white bar on two piles, with seventeen red pins lowered to the mud.',
    'Zeichnung eines Sedimentationsbalkens: ein weißer Balken auf zwei Pfählen, mit siebzehn roten Stiften bis auf den Schlick.',
  ),
  'instrument-waterpas': text(
    'Tekening van een waterpasinstrument op drie poten dat over de kwelder naar een rood-witte baak kijkt.',
    'Drawing of a level on a tripod, sighting across the marsh to a red and white staff.',
    'Zeichnung eines Nivelliergeräts auf drei Beinen, das über die Salzwiese zu einer rot-weißen Latte blickt.',
  ),
  'instrument-waterfles': text(
    'Tekening van drie flessen aan een paal in het water: de bovenste is leeg, de onderste twee zijn half gevuld met slib.',
    'Drawing of three bottles on a pole in the water: the top one is empty, the lower two are half full of silt.',
    'Zeichnung von drei Flaschen an einem Pfahl im Wasser: die obere ist leer, die unteren sind halb mit Schlick gefüllt.',
  ),
  'instrument-getijmeter': text(
    'Tekening van een getijmeter: een huisje op palen, met een rode drijver in een buis, een wiel en een papier met een getijkromme.',
    'Drawing of a tide gauge: a hut on stilts, with a red float in a tube, a wheel and a sheet with a tide curve.',
    'Zeichnung eines Pegels: ein Häuschen auf Pfählen, mit einem roten Schwimmer in einem Rohr, einem Rad und einem Blatt mit einer Tidekurve.',
  ),
  'grafiek-opslibbing': text(
    'Staafdiagram van de opslibbing per jaar van 2000 tot en met 2025. De meeste jaren liggen tussen 7 en 13 millimeter; 2007, 2013 en 2022 steken erbovenuit.',
    'Bar chart of accretion in each year from 2000 to 2025. Most years lie between 7 and 13 millimetres; 2007, 2013 and 2022 stand out above them.',
    'Balkendiagramm der Aufschlickung in jedem Jahr von 2000 bis 2025. Die meisten Jahre liegen zwischen 7 und 13 Millimetern; 2007, 2013 und 2022 ragen heraus.',
  ),
  'grafiek-getij': text(
    'Lijn van de waterstand gedurende een dag: twee keer hoog en twee keer laag water, tussen 1,3 meter onder en 1,6 meter boven NAP.',
    'Line of the water level through a day: high water twice and low water twice, between 1.3 metres below and 1.6 metres above NAP.',
    'Linie des Wasserstands an einem Tag: zweimal Hoch- und zweimal Niedrigwasser, zwischen 1,3 Metern unter und 1,6 Metern über NAP.',
  ),
}
