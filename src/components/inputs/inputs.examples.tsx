import { Button } from '../buttons/buttons.tsx'
import type { ComponentExamples, Localized } from '../examples.ts'
import { FieldGroup } from './field.tsx'
import { Checkbox, ErrorSummary, Radio, Select, Switch, TextArea, TextField } from './inputs.tsx'

const email: Localized = { nl: 'E-mailadres', en: 'Email address', de: 'E-Mail-Adresse' }
const emailError: Localized = {
  nl: 'Vul een volledig e-mailadres in, zoals naam@voorbeeld.nl.',
  en: 'Enter a complete email address, such as name@example.org.',
  de: 'Gib eine vollständige E-Mail-Adresse an, etwa name@beispiel.de.',
}

export const inputs: ComponentExamples = {
  slug: 'inputs',
  summary: {
    nl: 'Velden vragen één ding tegelijk, zeggen vooraf wat er nodig is en achteraf hoe een fout te herstellen is.',
    en: 'Fields ask one thing at a time, say beforehand what is needed and afterwards how to put an error right.',
    de: 'Felder fragen eins nach dem anderen, sagen vorher, was nötig ist, und nachher, wie ein Fehler zu beheben ist.',
  },
  group: 'components',
  status: 'draft',
  examples: [
    {
      name: { nl: 'Tekstvelden', en: 'Text fields', de: 'Textfelder' },
      stage: 'wide',
      render: (_, say) => (
        <div className="flow flow--form">
          <TextField
            label={say({ nl: 'Naam', en: 'Name', de: 'Name' })}
            name="name"
            autoComplete="name"
            required
          />
          <TextField
            label={say(email)}
            hint={say({
              nl: 'We sturen alleen een bevestiging.',
              en: 'We only send a confirmation.',
              de: 'Wir schicken nur eine Bestätigung.',
            })}
            type="email"
            name="email"
            autoComplete="email"
            required
          />
          <TextField
            label={say({ nl: 'Zoek een meetpunt', en: 'Find a measuring point', de: 'Messpunkt suchen' })}
            type="search"
            icon="search"
            required
          />
          <TextArea label={say({ nl: 'Toelichting', en: 'Explanation', de: 'Erläuterung' })} name="text" />
        </div>
      ),
    },
    {
      name: { nl: 'Keuzes', en: 'Choices', de: 'Auswahl' },
      stage: 'wide',
      render: (_, say) => (
        <div className="flow flow--form">
          <Select label={say({ nl: 'Gebied', en: 'Area', de: 'Gebiet' })} required>
            <option>Noorderhoek</option>
            <option>Krummsand</option>
            <option>Wierhuizen</option>
          </Select>
          <FieldGroup
            id="travel"
            label={say({ nl: 'Hoe kom je?', en: 'How will you travel?', de: 'Wie kommst du?' })}
          >
            <Radio name="travel" value="bike" defaultChecked>
              {say({ nl: 'Met de fiets', en: 'By bicycle', de: 'Mit dem Fahrrad' })}
            </Radio>
            <Radio name="travel" value="train">
              {say({ nl: 'Met het openbaar vervoer', en: 'By public transport', de: 'Mit Bus und Bahn' })}
            </Radio>
          </FieldGroup>
          <Checkbox name="boots" defaultChecked>
            {say({
              nl: 'Ik heb mijn eigen laarzen',
              en: 'I have my own boots',
              de: 'Ich habe eigene Stiefel',
            })}
          </Checkbox>
          <Switch name="reminder">
            {say({ nl: 'Stuur me een herinnering', en: 'Send me a reminder', de: 'Erinnere mich' })}
          </Switch>
        </div>
      ),
    },
    {
      name: { nl: 'Fouten', en: 'Errors', de: 'Fehler' },
      stage: 'wide',
      render: (_, say) => (
        <div className="flow flow--form">
          <ErrorSummary
            title={say({ nl: 'Er ging iets mis', en: 'There is a problem', de: 'Es gibt ein Problem' })}
            errors={[{ id: 'inputs-error', text: say(emailError) }]}
            headingLevel={3}
          />
          <TextField
            id="inputs-error"
            label={say(email)}
            error={say(emailError)}
            type="email"
            defaultValue="geeske@kwelder"
            required
          />
          <Button type="button">
            {say({ nl: 'Verstuur aanvraag', en: 'Send request', de: 'Anfrage senden' })}
          </Button>
        </div>
      ),
    },
    {
      name: { nl: 'Alleen lezen en uit', en: 'Read-only and disabled', de: 'Nur lesen und gesperrt' },
      stage: 'wide',
      render: (_, say) => (
        <div className="flow flow--form">
          <TextField
            label={say({ nl: 'Projectnummer', en: 'Project number', de: 'Projektnummer' })}
            hint={say({ nl: 'Alleen lezen.', en: 'Read-only.', de: 'Nur lesen.' })}
            defaultValue="KW-2026-041"
            readOnly
            required
          />
          <TextField
            label={say({ nl: 'Meetpunt', en: 'Measuring point', de: 'Messpunkt' })}
            defaultValue="Noordwal"
            disabled
            required
          />
        </div>
      ),
    },
  ],
}
