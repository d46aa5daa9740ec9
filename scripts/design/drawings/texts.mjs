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
}
