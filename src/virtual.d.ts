/** Made by `scripts/facts`: what the types and styles of `src/components/{name}` say. */
declare module 'virtual:facts/*' {
  const facts: import('./components/showcase.ts').ComponentFacts
  export default facts
}
