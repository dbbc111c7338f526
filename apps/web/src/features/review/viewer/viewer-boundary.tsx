import { Component, type ReactNode } from "react";
import { reportError } from "../../../shared/errors/report-error.ts";

type Props = { readonly children: ReactNode; readonly instead: ReactNode };

/** A document that cannot be drawn takes nothing with it: the page around it lives on. */
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
