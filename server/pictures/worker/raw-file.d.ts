/** A file as text: the server's bundle holds it. */
declare module '*?raw' {
  const text: string
  export default text
}
