/** A file as a `data:` address: the server's bundle holds it. */
declare module '*?inline' {
  const address: string
  export default address
}
