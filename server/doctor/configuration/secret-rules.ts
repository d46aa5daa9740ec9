/** Rules about secrets: of those that can be guessed, and those that serve for two things. No value is ever told. */
import { isSecretSetting } from '../../config/describe-settings.ts'
import { type Finding, warning } from '../sections/section.ts'
import type { Given } from './given.ts'

/** Secrets that the operator makes up: those of other systems are as long as these say. */
const ownSecrets = ['PUBLISH_SECRET', 'PREVIEW_SECRET', 'REPORTS_SECRET', 'IMAGE_PROXY_KEY']
/** Characters of a secret that nobody guesses. */
const recommended = 32
/** A secret with fewer different characters is a word or a pattern. */
const minVariety = 8

const shortSecrets = (given: Given): Finding[] =>
  ownSecrets
    .filter((name) => given[name] !== undefined && given[name].length < recommended)
    .map((name) =>
      warning(
        'short-secret',
        name,
        `It has fewer than ${recommended} characters: take ${recommended} or more from a random source, such as \`openssl rand -hex 32\`.`,
      ),
    )

const plainSecrets = (given: Given): Finding[] =>
  ownSecrets
    .filter((name) => given[name] !== undefined && new Set(given[name]).size < minVariety)
    .map((name) =>
      warning(
        'guessable-secret',
        name,
        `It has fewer than ${minVariety} different characters: it can be guessed.`,
      ),
    )

/** Secrets with the same value: who may do one thing could do the other. */
function sharedSecrets(given: Given): Finding[] {
  const names = Object.keys(given).filter((name) => isSecretSetting(name) && /KEY|SECRET|TOKEN/.test(name))
  return names.flatMap((name, position) => {
    const first = names.slice(0, position).find((other) => given[other] === given[name])
    return first === undefined
      ? []
      : [warning('shared-secret', name, `It is the same as ${first}: whoever is told one has the other.`)]
  })
}

export const secretFindings = (given: Given, known: ReadonlySet<string>): readonly Finding[] => {
  const own = Object.fromEntries(Object.entries(given).filter(([name]) => known.has(name)))
  return [shortSecrets, plainSecrets, sharedSecrets].flatMap((rule) => rule(own))
}
