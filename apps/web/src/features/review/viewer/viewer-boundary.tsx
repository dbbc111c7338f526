import { Component, type ReactNode } from "react";
import { reportError } from "../../../shared/errors/report-error.ts";

type Props = { readonly children: ReactNode; readonly instead: ReactNode };

/** Error boundary of the viewer: a rendering error does not unmount the rest of the page. */
export class ViewerBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
