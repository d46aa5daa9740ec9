import type { Shell } from '../../content/payload.ts'

/** Returns the address of the page about cookies or privacy, if the footer links to one. */
export function cookiePage({ navigation }: Shell): string | undefined {
  const addresses = navigation.footer.flatMap(({ items }) => items.map(({ href }) => href))
  const named = (name: string) => addresses.find((address) => address?.endsWith(`/${name}`))
  return named('cookies') ?? named('privacy')
}
