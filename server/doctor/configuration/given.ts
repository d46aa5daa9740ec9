/** The settings that are given, as the rules about them read them. */

/** Environment variables with a value, by name, without spaces around them. */
export type Given = Readonly<Record<string, string>>

export const givenIn = (env: Readonly<Record<string, string | undefined>>): Given =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => {
      const text = value?.trim()
      return text ? [[name, text]] : []
    }),
  )

const privateHost =
  /^(?:localhost|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|\[(?:::1|f[cd]|fe80))|^[^.:[\]]+$|\.(?:internal|local|localhost|test|svc|cluster\.local)$/i

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : '')

/** Whether an address is on this machine. */
export const isLoopback = (address: string): boolean =>
  /^(?:localhost|127\.|\[::1\])|\.localhost$/.test(hostOf(address))
/** Whether an address is inside a network of the operator's own, by its name or number. */
export const isInternal = (address: string): boolean => privateHost.test(hostOf(address))

export const isHttps = (address: string): boolean => /^https:/i.test(address)
