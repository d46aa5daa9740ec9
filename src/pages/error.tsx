import { ErrorScreen } from '../components/error-screen/error-screen.tsx'
import type { ErrorData, Payload } from '../content/payload.ts'

/** The error screen. Of a payload of another kind, it shows the HTTP status alone. */
export default function ErrorPage({ payload }: { payload: Payload }) {
  const { data, status, path, shell } = payload
  const error: ErrorData = data.kind === 'error' ? data : { kind: 'error', status }
  return <ErrorScreen error={error} path={path} isDrawn={shell.hasArtwork} />
}
