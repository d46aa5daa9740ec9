/** Made by `scripts/build/facts`: what the types and styles of the folder `src/*` say. */
declare module 'virtual:facts/*' {
  const facts: import('./showcase/showcase.ts').ComponentFacts
  export default facts
}
