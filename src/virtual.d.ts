/**
 * A module that the Vite plugin in `scripts/build/facts` generates: the properties and design tokens of the
 * components in the folder `src/*`.
 */
declare module 'virtual:facts/*' {
  const facts: import('./showcase/showcase.ts').ComponentFacts
  export default facts
}
