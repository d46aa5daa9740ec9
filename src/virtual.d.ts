/** Made by `scripts/build/facts`: what the types and styles of `src/components/{name}` say. */
declare module 'virtual:facts/*' {
  const facts: import('./examples/showcase.ts').ComponentFacts
  export default facts
}
