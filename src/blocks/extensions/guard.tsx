/** Keeps what an extension does wrong from the rest of the page. */
import { Component, type ComponentType, type ReactNode, Suspense } from 'react'
import { guardName } from './failed-extension.ts'

/** In browsers, renders nothing in the place of children that have thrown. */
class Boundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override render() {
    return !this.state.hasFailed && this.props.children
  }
}

/**
 * Returns a component that shows `View`, and nothing where `View` throws or never ends. On the server, the
 * boundary of Suspense does that; the error is reported in either case, see `failedExtension`.
 */
export function guard<P extends object>(extension: string, View: ComponentType<P>): ComponentType<P> {
  const Guard = (props: P) => (
    <Boundary>
      <Suspense>
        <View {...props} />
      </Suspense>
    </Boundary>
  )
  Guard.displayName = guardName(extension)
  return Guard
}
